import {
  type ReactNode,
  type Ref,
  type RefObject,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Arc } from '@/components/ui/arc/arc';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/field/choices';
import { CheckedForm, ErrorSummary, SubmitButton } from '@/components/ui/form/form';
import { NewTabLink } from '@/components/ui/link/links';
import { Notice } from '@/components/ui/notice/notice';
import { sendForm } from '@/lib/api/browser/send-form';
import { honeypotName } from '@/lib/config/honeypot';
import {
  checkForm,
  type Errors,
  type FormRules,
  fieldsOf,
  typedText,
} from '@/lib/forms/check-form';
import type { FormService } from '@/lib/forms/configured-forms';
import { consentMissing, sendingNow, sendingStill } from '@/lib/forms/messages';
import { isRelayed } from '@/lib/forms/profile';
import { failedTryLater } from '@/lib/french/messages';
import styles from './pre-registration.module.css';
import { restoreTyped } from './restore-typed';
import { useErrors } from './use-errors';

export type PreRegistrationProps<Field extends string> = {
  service: FormService<Field>;
  /** The information on personal data, near the button. */
  dataNotice: ReactNode;
  /** Where to go once the form is sent. */
  sentLinks: ReactNode;
};

type ControlProps = { id: string; name: string; error: string | undefined };

/** Returns the props of the control of a field. */
export type Bind<Field extends string> = (field: Field) => ControlProps;

type Props<Field extends string> = PreRegistrationProps<Field> & {
  /** The key of the draft. */
  name: string;
  rules: FormRules<Field>;
  thanks: string;
  /** Whether one accepts the terms; a report has a statement of its own. */
  acceptsTerms?: boolean;
  sendLabel?: string;
  children: (bind: Bind<Field>) => ReactNode;
};

/** Validates and sends a pre-registration, or a report. Its uncontrolled controls lose nothing at a failure or hydration. */
export function PreRegistrationForm<Field extends string>(props: Props<Field>) {
  const { name, service, rules, thanks, dataNotice, sentLinks, children } = props;
  const { acceptsTerms = true, sendLabel = 'Envoyer ma demande' } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [stage, setStage] = useState<'open' | 'sending' | 'failed' | 'sent'>('open');
  useDraft(name, form, stage === 'sent');
  const fields = fieldsOf(rules);
  const { listed, bind, recheck, setErrors } = useErrors(
    [...fields, 'consent'],
    (form) => readForm(form).errors,
  );

  function readForm(form: HTMLFormElement) {
    const typed = new FormData(form);
    const texts = { ...service.names };
    for (const field of fields) texts[field] = typedText(typed, service.names[field]);
    const checked = checkForm(rules, texts);
    // Not a field of the service, so it has no name.
    const consent = !acceptsTerms || form.querySelector('input:checked[type="checkbox"]') !== null;
    const errors: Errors = {
      ...(!checked.ok && checked.problems),
      ...(!consent && { consent: consentMissing }),
    };
    const isBot = typedText(typed, honeypotName) !== '';
    return { values: checked.ok && consent ? checked.values : null, errors, isBot };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (stage === 'sending') return;
    const { values, errors, isBot } = readForm(event.currentTarget);
    if (values === null) {
      flushSync(() => {
        setStage('open');
        setErrors(errors);
      });
      summary.current?.focus();
      return;
    }
    // The focused control becomes inert: the focus would return to the top of the page.
    form.current?.focus({ preventScroll: true });
    setErrors({});
    setStage('sending');
    const renamed = fields.map((field) => [service.names[field], values[field]]);
    // A bot that fills in the honeypot is thanked, and nothing is sent.
    const sending = isBot ? null : sendForm(service.url, Object.fromEntries(renamed));
    const receipt = await Promise.resolve(sending).catch(() => undefined);
    // Back then leads to the page before the form.
    if (receipt) return location.replace(receipt);
    const sent = receipt !== undefined;
    flushSync(() => setStage(sent ? 'sent' : 'failed'));
    if (sent) panel.current?.focus();
    // Unless the focus is elsewhere by now.
    else if (document.activeElement === form.current) button.current?.focus();
  }

  function startAnother() {
    flushSync(() => setStage('open'));
    form.current?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus();
  }

  if (stage === 'sent') {
    return <Thanks ref={panel} message={thanks} links={sentLinks} onAnother={startAnother} />;
  }
  return (
    <CheckedForm
      ref={form}
      tabIndex={-1}
      action={service.url}
      method="post"
      // URL-encoded, long comments would exceed the limit of the relay.
      encType={isRelayed(service.url) ? 'multipart/form-data' : undefined}
      className={styles.form}
      onSubmit={submit}
      onChange={recheck}
      onBlur={recheck}
    >
      {listed.length > 0 && <ErrorSummary ref={summary} errors={listed} />}
      <p className={styles.required}>
        Tous les champs sont obligatoires, sauf ceux marqués «&nbsp;facultatif&nbsp;».
      </p>
      {/* Edits while sending would be lost on success. */}
      <div inert={stage === 'sending'} className={styles.fields}>
        {children((field) => ({ ...bind(field), name: service.names[field] }))}
        {/* Hidden from people and the keyboard, so that only bots fill it in. */}
        <div className={styles.honeypot} aria-hidden="true">
          <label>
            Laissez ce champ vide
            <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {/* Without a `name`, so that it is not sent: the service has no such field. */}
        {acceptsTerms && (
          <Checkbox
            {...bind('consent')}
            required
            label={
              <span>
                J’accepte les{' '}
                <NewTabLink href="/cgu">conditions générales d’utilisation (CGU)</NewTabLink>.
              </span>
            }
          />
        )}
        {dataNotice}
      </div>
      {stage === 'failed' && (
        <Notice tone="danger" role="alert">
          {failedTryLater}
        </Notice>
      )}
      <SubmitButton
        ref={button}
        size="large"
        pending={stage === 'sending'}
        pendingLabel={sendingNow}
        lateLabel={sendingStill}
      >
        {sendLabel}
      </SubmitButton>
    </CheckedForm>
  );
}

/** The forms that the visitor left, by name. */
const drafts = new Map<string, HTMLFormElement>();

/** Restores what was typed when the visitor comes back, from memory alone. The URL says which radio is selected. */
function useDraft(name: string, form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  useLayoutEffect(() => {
    const { current: element } = form;
    if (element === null || isSent) {
      drafts.delete(name);
      return;
    }
    const draft = drafts.get(name);
    if (draft) restoreTyped(draft, null, 'radio');
    return () => void drafts.set(name, element);
  }, [name, form, isSent]);
}

/** For tests: forgets them. */
export function clearDrafts(): void {
  drafts.clear();
}

type ThanksProps = {
  message: string;
  links: ReactNode;
  onAnother: () => void;
  ref: Ref<HTMLDivElement>;
};

/** Replaces the form once it is sent, and takes the focus; has links to other pages. */
function Thanks(props: ThanksProps) {
  const { message, links, onAnother, ref } = props;
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.thanks}>
      <Arc className={styles.arc} />
      <h2 className={styles.message}>{message}</h2>
      <div className={styles.ways}>{links}</div>
      <Button variant="quiet" onClick={onAnother}>
        Envoyer une autre demande
      </Button>
    </div>
  );
}
