import type { ReactNode, Ref } from 'react';
import { Arc } from '@/components/ui/arc/arc';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/field/choices';
import { CheckedForm, ErrorSummary, SubmitButton } from '@/components/ui/form/form';
import { NewTabLink } from '@/components/ui/link/links';
import { Notice } from '@/components/ui/notice/notice';
import { honeypotName } from '@/lib/config/honeypot';
import { sendingNow, sendingStill } from '@/lib/forms/messages';
import { isRelayed } from '@/lib/forms/profile';
import { failedTryLater } from '@/lib/french/messages';
import styles from './pre-registration.module.css';
import type { PreRegistration } from './use-pre-registration';

type Props = {
  course: Pick<PreRegistration, 'stage' | 'problems' | 'consent' | 'action' | 'on' | 'refs'>;
  thanks: string;
  /** The information on personal data, near the button. */
  dataNotice: ReactNode;
  children: ReactNode;
};

/** The frame of both forms. Without JavaScript the browser validates and posts it. */
export function PreRegistrationForm({ course, thanks, dataNotice, children }: Props) {
  const { stage, problems, consent, action, on, refs } = course;

  if (stage === 'sent') {
    return <Thanks ref={refs.thanks} message={thanks} onAnother={on.startAnother} />;
  }
  return (
    <CheckedForm
      ref={refs.form}
      tabIndex={-1}
      action={action}
      method="post"
      // URL-encoded, long comments would exceed the limit of the relay.
      encType={isRelayed(action) ? 'multipart/form-data' : undefined}
      className={styles.form}
      onSubmit={on.submit}
      onChange={on.recheck}
      onBlur={on.recheck}
    >
      {problems.length > 0 && <ErrorSummary ref={refs.summary} errors={problems} />}
      <p className={styles.required}>
        Tous les champs sont obligatoires, sauf ceux marqués «&nbsp;facultatif&nbsp;».
      </p>
      {/* Edits while sending would be lost on success. */}
      <div inert={stage === 'sending'} className={styles.fields}>
        {children}
        {/* Hidden from people and the keyboard, so that only bots fill it in. */}
        <div className={styles.honeypot} aria-hidden="true">
          <label>
            Laissez ce champ vide
            <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {dataNotice}
        {/* Without a `name`, so that it is not sent: the service has no such field. */}
        <Checkbox
          {...consent}
          required
          label={
            <span>
              J’accepte les{' '}
              <NewTabLink href="/cgu">conditions générales d’utilisation (CGU)</NewTabLink>.
            </span>
          }
        />
      </div>
      {stage === 'failed' && (
        <Notice tone="danger" role="alert">
          {failedTryLater}
        </Notice>
      )}
      <SubmitButton
        ref={refs.button}
        size="large"
        pending={stage === 'sending'}
        pendingLabel={sendingNow}
        lateLabel={sendingStill}
      >
        Envoyer ma demande
      </SubmitButton>
    </CheckedForm>
  );
}

/** Replaces the form once it is sent, and takes the focus; has links to other pages. */
function Thanks(props: { message: string; onAnother: () => void; ref: Ref<HTMLDivElement> }) {
  const { message, onAnother, ref } = props;
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.thanks}>
      <Arc className={styles.arc} />
      <h2 className={styles.message}>{message}</h2>
      <div className={styles.ways}>
        <ButtonLink href="/annonces">Voir les annonces</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Revenir à l’accueil
        </ButtonLink>
      </div>
      <Button variant="quiet" onClick={onAnother}>
        Envoyer une autre demande
      </Button>
    </div>
  );
}
