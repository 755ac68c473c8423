import Link from 'next/link';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SiteLink } from '@/components/layout/links/site-link';
import { ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { ArrowRightIcon, CheckIcon } from '@/components/ui/icons/icons';
import { adListPath } from '@/lib/ads/ad-paths';
import { establishmentFormPath, practitionerFormHref, publishPath } from '@/lib/forms/profile';
import { bookSlot, followOrSend, iAmFree, publishReplacement } from '@/lib/french/messages';
import { observatoryPath, observatoryTitle } from '@/lib/landing/observatory-url';
import { termsPage } from '@/lib/legal/legal-pages';
import { breadcrumbsTo } from '@/lib/seo/json-ld';
import styles from './publish-page.module.css';

const profiles = [
  {
    href: practitionerFormHref('medecin'),
    name: 'Médecin',
    need: 'Vous cherchez un remplaçant pour votre cabinet.',
  },
  {
    href: establishmentFormPath,
    name: 'Établissement ou collectivité',
    need: 'Vous cherchez des remplaçants pour un hôpital, une maison de santé, une commune.',
  },
  {
    href: practitionerFormHref('remplacant'),
    name: 'Remplaçant',
    need: 'Vous cherchez des remplacements, et non un remplaçant.',
  },
];

const points = [
  'Votre annonce, avec vos dates et vos conditions.',
  'Des remplaçants au profil vérifié.',
  'Un contrat simplifié, rédigé et signé en ligne.',
];

type Props = { appUrl: string; bookingUrl: string; email: string; usualPay?: string | undefined };

/** The two ways to publish an ad: an account in the web app, or a pre-registration (docs/product.md#publishing). */
export function PublishPage({ appUrl, bookingUrl, email, usualPay }: Props) {
  return (
    <Container className={styles.page}>
      <Breadcrumbs crumbs={breadcrumbsTo({ name: publishReplacement, path: publishPath })} />
      <header className={styles.header}>
        <h1>{publishReplacement}</h1>
        <p className={styles.lead}>
          Publiez vous-même dans l’application, ou laissez-nous vos coordonnées&nbsp;: nous vous
          contactons.
        </p>
      </header>
      <div className={styles.ways}>
        <Card className={styles.way}>
          <h2 className={styles.heading}>Avec un compte</h2>
          <p>Vous publiez tout de suite, dans l’application.</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon size={20} aria-hidden />
                {point}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ButtonLink href={appUrl}>Créer un compte</ButtonLink>
            <ButtonLink href={appUrl} variant="quiet">
              Se connecter
            </ButtonLink>
          </div>
        </Card>
        <Card className={styles.way}>
          <h2 className={styles.heading}>Avec une pré-inscription</h2>
          <p>Nous vous contactons. Une pré-inscription n’ouvre pas de compte. Vous êtes&nbsp;:</p>
          <ul className={styles.profiles}>
            {profiles.map(({ href, name, need }) => (
              <li key={href}>
                <SiteLink href={href} className={styles.profile}>
                  <span>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.need}>{need}</span>
                  </span>
                  <ArrowRightIcon size={20} aria-hidden />
                </SiteLink>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <div className={styles.answers}>
        <section>
          <h2 className={styles.heading}>Ce que cela coûte</h2>
          <p>La pré-inscription est gratuite et sans engagement.</p>
          <p>
            Nous ne percevons aucune part des honoraires, et aucun annonceur ne peut payer pour être
            mieux placé sur ce site.
          </p>
          <p>
            L’application est un service distinct&nbsp;: lisez ses propres conditions avant d’y
            publier.
          </p>
          {usualPay !== undefined && (
            <p>
              {`Ce que proposent les annonces\u00a0: «\u00a0${usualPay}\u00a0». `}
              <SiteLink href={observatoryPath}>{observatoryTitle}</SiteLink>
            </p>
          )}
          <p className={styles.terms}>
            <Link href={`${termsPage.path}#section-5-comptes-et-application`} prefetch={false}>
              Conditions générales, section 5
            </Link>
          </p>
        </section>
        <section>
          <h2 className={styles.heading}>Ce que veut dire «&nbsp;profil vérifié&nbsp;»</h2>
          <p>
            Dans l’application, nous vérifions les informations professionnelles déclarées, à partir
            des pièces et des répertoires dont nous disposons, notamment le numéro RPPS ou la
            licence de remplacement.
          </p>
          <p>
            Cette vérification est faite à un instant donné. Avant de vous engager, contrôlez
            vous-même l’identité, l’inscription à l’Ordre, la licence et l’assurance.
          </p>
          <p className={styles.terms}>
            <Link href={`${termsPage.path}#section-8-verification-des-profils`} prefetch={false}>
              Conditions générales, section 8
            </Link>
          </p>
        </section>
        <section>
          <h2 className={styles.heading}>Une question&nbsp;?</h2>
          <p>
            Parlons-en 30 minutes, à l’heure de votre choix, ou écrivez à{' '}
            <a href={`mailto:${email}`} className={styles.mail}>
              {email}
            </a>
            .
          </p>
          <ButtonLink href={bookingUrl} variant="secondary" newTab>
            {bookSlot}
          </ButtonLink>
        </section>
        <section>
          <h2 className={styles.heading}>{iAmFree}</h2>
          <p>
            Vous êtes remplaçant&nbsp;? «&nbsp;{followOrSend}&nbsp;», sous les annonces, fait de vos
            critères une phrase à envoyer autour de vous, sans votre nom.
          </p>
          <ButtonLink href={adListPath} variant="secondary">
            Choisir mes critères
          </ButtonLink>
        </section>
      </div>
    </Container>
  );
}
