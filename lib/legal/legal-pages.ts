import { join } from 'node:path';
import { practitionerFormPath } from '@/lib/forms/profile';

/** A page whose text is a markdown file of the repository. */
export type LegalPage = {
  path: string;
  /** A literal path below, so that the build traces the file into what reads it. */
  file: string;
  title: string;
  description: string;
  /**
   * The pages of the site that its links open by client-side navigation; any, without it. Registration is opened
   * without its query, so with the profile Médecin.
   */
  inApp?: readonly string[];
};

export const privacyPage: LegalPage = {
  path: '/politique-de-confidentialite',
  file: join(process.cwd(), 'content/legal/politique-de-confidentialite.md'),
  title: 'Politique de confidentialité',
  description:
    'Les données personnelles que le site traite, pourquoi, pendant combien de temps, avec qui, et comment exercer vos droits.',
};

/** It is also served as markdown, and its links have their own rule (docs/product.md#legal-pages). */
export const termsPage: LegalPage = {
  path: '/cgu',
  file: join(process.cwd(), 'content/legal/cgu.md'),
  title: 'Conditions générales d’utilisation',
  description:
    'Règles du service : accès, pré-inscription, annonces, obligations des annonceurs, signalement des contenus illicites, responsabilité et droit applicable.',
  inApp: [practitionerFormPath, privacyPage.path],
};

export const noticePage: LegalPage = {
  path: '/mentions-legales',
  file: join(process.cwd(), 'content/legal/mentions-legales.md'),
  title: 'Mentions légales',
  description:
    'Éditeur, hébergeur, propriété intellectuelle et point de contact unique du site au titre du règlement européen sur les services numériques.',
};

export const accessibilityPage: LegalPage = {
  path: '/accessibilite',
  file: join(process.cwd(), 'content/legal/accessibilite.md'),
  title: 'Accessibilité',
  description:
    'Déclaration d’accessibilité du site : état de conformité, contenus non accessibles, tests réalisés, contact et voies de recours.',
};
