import { type RefObject, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By form, the state of its controls in order: their text, or whether they are checked. */
const drafts = new Map<string, (string | boolean)[]>();

/**
 * Restores what was typed into a form when the visitor comes back to its page, which the router unmounts. In memory,
 * never stored on the device. Without radio buttons: the URL says which is selected.
 *
 * @param isSent discards the draft.
 */
export function useDraft(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  isSent: boolean,
): void {
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
