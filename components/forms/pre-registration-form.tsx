import type { ReactNode } from 'react';
import { CheckedForm } from '@/components/ui/form/checked-form';
import { ErrorSummary } from '@/components/ui/form/error-summary';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { Notice } from '@/components/ui/notice/notice';
import { sendingFailed, sendingNow, sendingStill } from '@/lib/forms/messages';
import { ConsentField } from './consent-field';
import { Honeypot } from './honeypot';
import styles from './pre-registration-form.module.css';
import { Thanks } from './thanks';
import type { PreRegistration } from './use-pre-registration';

type Props = {
  course: Pick<PreRegistration, 'stage' | 'problems' | 'consent' | 'action' | 'on' | 'refs'>;
  /** The message of success. */
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
      className={styles.form}
      onSubmit={on.submit}
      onChange={on.recheck}
      onBlur={on.recheck}
    >
      {problems.length > 0 && <ErrorSummary ref={refs.summary} errors={problems} />}
      <p className={styles.required}>Tous les champs sont obligatoires, sauf mention contraire.</p>
      {/* Edits while sending would be lost on success. */}
      <div inert={stage === 'sending'} className={styles.fields}>
        {children}
        <Honeypot />
        {dataNotice}
        <ConsentField {...consent} />
      </div>
      {stage === 'failed' && (
        <Notice tone="danger" role="alert">
          {sendingFailed}
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
