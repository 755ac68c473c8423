import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError, FormEdit } from '@/components/ui/form/form';
import { sendForm } from '@/lib/api/browser/send-form';
import { honeypotName } from '@/lib/config/honeypot';
import {
  checkForm,
  type Errors,
  errorsLeft,
  type FormRules,
  fieldsOf,
  typedText,
} from '@/lib/forms/check-form';
import type { FormService } from '@/lib/forms/configured-forms';
import { consentMissing } from '@/lib/forms/messages';

type Stage = 'open' | 'sending' | 'failed' | 'sent';

export type PreRegistration = ReturnType<typeof usePreRegistration<string>>;

/**
 * Validates a pre-registration form, sends it once, and returns the outcome. The controls are uncontrolled, so that a
 * failure, or hydration, loses nothing that was typed; a draft keeps it when the page is left.
 * @param name the key of the draft.
 */
export function usePreRegistration<Field extends string>(
  name: string,
  service: FormService<Field>,
  rules: FormRules<Field>,
) {
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = useRef(false);
  const [stage, setStage] = useState<Stage>('open');
  const [errors, setErrors] = useState<Errors>({});
  useDraft(name, form, stage === 'sent');
  const parts: (Field | 'consent')[] = [...fieldsOf(rules), 'consent'];
  const controlId = (part: Field | 'consent') => `${prefix}-${part}`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click, or Enter, may come before the button is rendered as disabled.
    if (sending.current) return;
    const typed = readTyped(event.currentTarget, service.names);
    const checked = checkForm(rules, typed.fields);
    if (!checked.ok || !typed.consent) {
      flushSync(() => {
        setStage('open');
        setErrors(errorsOf(typed));
      });
      summary.current?.focus();
      return;
    }
    sending.current = true;
    // The focused control becomes inert: the focus would return to the top of the page.
    form.current?.focus({ preventScroll: true });
    setErrors({});
    setStage('sending');
    // A bot filled in the honeypot: it is thanked, and nothing is sent.
    const sent = typed.honeypot || (await send(checked.values));
    sending.current = false;
    flushSync(() => setStage(sent ? 'sent' : 'failed'));
    if (sent) thanks.current?.focus();
    // Unless the focus is elsewhere by now.
    else if (document.activeElement === form.current) button.current?.focus();
  }

  async function send(values: Record<Field, string>): Promise<boolean> {
    const renamed = fieldsOf(rules).map((field) => [service.names[field], values[field]]);
    return sendForm(service.url, Object.fromEntries(renamed)).then(
      () => true,
      () => false,
    );
  }

  /** Revalidates only fields with an error: no error appears while a field is first filled in. */
  function recheck({ currentTarget, target, type }: FormEdit) {
    if (Object.keys(errors).length === 0) return;
    const now = errorsOf(readTyped(currentTarget, service.names));
    const leaving = type === 'blur' && parts.find((part) => controlId(part) === target.id);
    setErrors(errorsLeft(errors, now, leaving || null));
  }

  function errorsOf({ fields, consent }: ReturnType<typeof readTyped<Field>>): Errors {
    const checked = checkForm(rules, fields);
    return {
      ...(!checked.ok && checked.problems),
      ...(!consent && { consent: consentMissing }),
    };
  }

  function startAnother() {
    flushSync(() => setStage('open'));
    form.current?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus();
  }

  return {
    stage,
    problems: parts.flatMap((part): FieldError[] => {
      const message = errors[part];
      return message === undefined ? [] : [{ controlId: controlId(part), message }];
    }),
    consent: { id: controlId('consent'), error: errors.consent },
    /** The props of the control of a field. */
    bind: (field: Field) => ({
      id: controlId(field),
      name: service.names[field],
      error: errors[field],
    }),
    action: service.url,
    on: { submit, recheck, startAnother },
    refs: { form, summary, thanks, button },
  };
}

/** Reads the current values of a pre-registration form, by our names of its fields. */
function readTyped<Field extends string>(form: HTMLFormElement, names: Record<Field, string>) {
  const typed = new FormData(form);
  const fields = { ...names };
  for (const field of Object.keys(names) as Field[]) fields[field] = typedText(typed, names[field]);
  return {
    fields,
    // Not a field of the service, so it has no name.
    consent: form.querySelector('input[type="checkbox"]:checked') !== null,
    honeypot: typedText(typed, honeypotName) !== '',
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By form, the state of its controls in order: their text, or whether they are checked. */
const drafts = new Map<string, (string | boolean)[]>();

/**
 * Restores what was typed into a form when the visitor comes back to its page, which the router unmounts. In memory,
 * never stored on the device. Without radio buttons: the URL says which is selected.
 * @param isSent discards the draft.
 */
function useDraft(name: string, form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  useLayoutEffect(() => {
    const { current: element } = form;
    if (element === null || isSent) {
      drafts.delete(name);
      return;
    }
    const draft = drafts.get(name);
    if (draft !== undefined) restore(element, draft);
    return () => {
      drafts.set(name, controlsOf(element).map(stateOf));
    };
  }, [name, form, isSent]);
}

/** Discards all drafts. */
export function clearDrafts(): void {
  drafts.clear();
}

function restore(form: HTMLFormElement, draft: (string | boolean)[]): void {
  for (const [index, control] of controlsOf(form).entries()) {
    const state = draft[index];
    if (typeof state === 'string') control.value = state;
    else if (state !== undefined && 'checked' in control) control.checked = state;
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type="radio"]), select, textarea')];
}

function stateOf(control: Control): string | boolean {
  return control.type === 'checkbox' && 'checked' in control ? control.checked : control.value;
}
