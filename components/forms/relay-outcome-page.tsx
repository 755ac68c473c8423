import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { FormPage } from '@/components/ui/form/form-page';
import { Notice } from '@/components/ui/notice/notice';
import { unbroken } from '@/components/ui/unbroken';
import { correctionsOf, type RelayOutcome } from '@/lib/forms/relay-outcome';
import { failedTryLater } from '@/lib/french/messages';
import styles from './pre-registration.module.css';

type Props = {
  outcome: RelayOutcome;
  thanks: string;
  formHref: string;
  /** Where to go once the form is sent. */
  sentLinks: ReactNode;
};

/** The outcome of a form that was posted without JavaScript, and what to do next. */
export function RelayOutcomePage({ outcome, thanks, formHref, sentLinks }: Props) {
  if (outcome.kind !== 'sent') return <NotSent messages={messagesOf(outcome)} />;
  return (
    <FormPage title="Formulaire envoyé" lead={thanks}>
      <div className={styles.failure}>
        {outcome.reference && (
          <p>
            Gardez sa référence&nbsp;: <strong>{unbroken(outcome.reference)}</strong>
          </p>
        )}
        <div className={styles.ways}>
          {sentLinks}
          {outcome.reference === undefined && (
            <ButtonLink href={formHref} variant="quiet">
              Envoyer une autre demande
            </ButtonLink>
          )}
        </div>
      </div>
    </FormPage>
  );
}

function NotSent({ messages }: { messages: string[] }) {
  return (
    <FormPage title="Formulaire non envoyé" lead="Votre formulaire ne nous est pas parvenu.">
      <div className={styles.failure}>
        <Notice tone="danger" role="alert">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
        {/* Not a link, which would lead to an empty form: browsers restore the fields when one goes back. */}
        <p>
          Pour le renvoyer, revenez à la page précédente avec votre navigateur&nbsp;: ce que vous
          avez saisi y est encore.
        </p>
      </div>
    </FormPage>
  );
}

function messagesOf(outcome: RelayOutcome): string[] {
  if (outcome.kind === 'invalid') return correctionsOf(outcome.fields);
  if (outcome.kind === 'limited') return ['Trop de tentatives. Réessayez dans 15 minutes.'];
  return [failedTryLater];
}
