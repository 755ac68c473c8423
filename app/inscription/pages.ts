import { config } from '@/lib/config/config';
import { establishmentFormPath, practitionerFormPath } from '@/lib/forms/profile';
import { breadcrumbsTo } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** The texts and the metadata of each form page. */
export const pages = {
  notice: {
    company: config.COMPANY_NAME,
    brand: config.BRAND_NAME,
    email: config.PRIVACY_EMAIL,
  },
  practitioner: {
    crumbs: breadcrumbsTo({ name: 'Pré-inscription', path: practitionerFormPath }),
    words: {
      audience: 'Médecins et remplaçants',
      title: 'Pré-inscription',
      lead: 'Laissez-nous vos coordonnées\u00a0: nous vous contactons pour préparer votre premier remplacement.',
      other: {
        question: 'Vous êtes un établissement\u00a0?',
        label: 'Votre formulaire est ici',
        href: establishmentFormPath,
      },
    },
    metadata: pageMetadata({
      title: 'Pré-inscription des médecins et des remplaçants',
      description:
        'Médecin ou remplaçant\u00a0: pré-inscrivez-vous en deux minutes, et nous vous contactons pour préparer votre premier remplacement.',
      path: practitionerFormPath,
    }),
  },
  establishment: {
    crumbs: breadcrumbsTo({
      name: 'Pré-inscription des établissements',
      path: establishmentFormPath,
    }),
    words: {
      audience: 'Établissements et collectivités',
      // To the letter (docs/product.md#pre-registration).
      title: "Qu'attendez vous de l'app ?",
      lead: 'Dites-nous qui vous êtes et ce que vous cherchez\u00a0: nous vous contactons pour en parler.',
      other: {
        question: 'Vous êtes médecin ou remplaçant\u00a0?',
        label: 'Votre formulaire est ici',
        href: practitionerFormPath,
      },
    },
    metadata: pageMetadata({
      title: 'Pré-inscription des établissements et des collectivités',
      description:
        'Établissement de santé, maison de santé ou collectivité\u00a0: dites-nous ce que vous attendez de l’application, nous vous contactons.',
      path: establishmentFormPath,
    }),
  },
};
