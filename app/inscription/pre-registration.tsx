import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { DataNotice } from '@/components/forms/data-notice';
import { OtherFormLink } from '@/components/forms/profile-in-url';
import { RelayOutcomePage } from '@/components/forms/relay-outcome-page';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button';
import { FormPage } from '@/components/ui/form/form-page';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import { adListPath } from '@/lib/ads/ad-paths';
import { config } from '@/lib/config/config';
import { establishmentThanks, practitionerThanks, reportThanks } from '@/lib/forms/messages';
import {
  establishmentFormPath,
  establishmentRelayPath,
  practitionerFormPath,
  practitionerRelayPath,
} from '@/lib/forms/profile';
import { parseRelayOutcome } from '@/lib/forms/relay-outcome';
import { reportRelayPath } from '@/lib/forms/report';
import { bookSlot } from '@/lib/french/messages';
import { breadcrumbsTo } from '@/lib/seo/json-ld';
import { pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

/** The texts and the paths of each form of pre-registration. */
export const forms = {
  practitioner: {
    path: practitionerFormPath,
    relayPath: practitionerRelayPath,
    thanks: practitionerThanks,
    crumb: 'Pré-inscription',
    words: {
      title: 'Pré-inscription',
      lead: 'Laissez-nous vos coordonnées\u00a0: nous vous contactons.',
    },
    other: { question: 'Vous êtes un établissement\u00a0?', href: establishmentFormPath },
    metadata: {
      title: 'Pré-inscription des médecins et des remplaçants',
      description:
        'Médecin ou remplaçant\u00a0: pré-inscrivez-vous en deux minutes, et nous vous contactons pour préparer votre premier remplacement.',
    },
  },
  establishment: {
    path: establishmentFormPath,
    relayPath: establishmentRelayPath,
    thanks: establishmentThanks,
    crumb: 'Pré-inscription des établissements',
    words: {
      // To the letter (docs/product.md#pre-registration).
      title: "Qu'attendez vous de l'app ?",
      lead: 'Dites-nous ce que vous cherchez\u00a0: nous vous contactons.',
    },
    other: { question: 'Vous êtes médecin ou remplaçant\u00a0?', href: practitionerFormPath },
    metadata: {
      title: 'Pré-inscription des établissements et des collectivités',
      description:
        'Établissement de santé, maison de santé ou collectivité\u00a0: dites-nous ce que vous attendez de l’application, nous vous contactons.',
    },
  },
};

type Kind = keyof typeof forms;

const outcomes = {
  ...forms,
  report: { path: adListPath, relayPath: reportRelayPath, thanks: reportThanks },
};

/** Where each form leads once it is sent: an establishment to a call with someone, or to the web app. */
export const sentLinks: Record<Kind, ReactNode> = {
  practitioner: (
    <>
      <ButtonLink href="/annonces">Voir les annonces</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        Retour à l’accueil
      </ButtonLink>
    </>
  ),
  establishment: (
    <>
      <ButtonLink href={config.BOOKING_URL} newTab>
        {bookSlot}
      </ButtonLink>
      <ButtonLink href={config.APP_URL} variant="secondary">
        Créer un compte
      </ButtonLink>
    </>
  ),
};

export const dataNotice = <DataNotice company={config.COMPANY_NAME} email={config.PRIVACY_EMAIL} />;

/** The page around a form: its title and lead, and below it the link to the other form. */
export function PreRegistrationPage({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { words, crumb, path, other } = forms[kind];
  return (
    <FormPage
      {...words}
      breadcrumbs={<Breadcrumbs crumbs={breadcrumbsTo({ name: crumb, path })} />}
      other={
        <>
          <p>
            {other.question}{' '}
            <OtherFormLink href={other.href}>
              Votre formulaire est ici
              <ArrowRightIcon size={18} aria-hidden />
            </OtherFormLink>
          </p>
          <p>
            La pré-inscription n’ouvre pas de compte. Pour publier ou candidater tout de
            suite&nbsp;: <a href={config.APP_URL}>créer un compte</a>
          </p>
        </>
      }
    >
      {children}
    </FormPage>
  );
}

export function preRegistrationMetadata(kind: Kind) {
  const { metadata, path } = forms[kind];
  return pageMetadata({ ...metadata, path });
}

/** The page of the outcome of a form that was posted without JavaScript, or of a report; without one, it redirects. */
export function outcomePage(kind: keyof typeof outcomes) {
  const { thanks, path } = outcomes[kind];
  const links = sentLinks[kind === 'report' ? 'practitioner' : kind];
  return async (props: { searchParams: SearchParams }) => {
    const outcome = parseRelayOutcome(await readSearchParams(props.searchParams));
    if (outcome === null) redirect(path);
    const page = { outcome, thanks, formHref: path, sentLinks: links };
    return <RelayOutcomePage {...page} />;
  };
}

/** The outcome is not in its canonical. */
export function outcomeMetadata(kind: keyof typeof outcomes) {
  return unindexedMetadata('Votre formulaire', outcomes[kind].relayPath);
}
