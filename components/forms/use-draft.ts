import { type RefObject, useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By form, the state of its controls in their order: a text, or whether a box is checked. */
const drafts = new Map<string, (string | boolean)[]>();

/**
 * Keeps what is typed into a form while the visitor is on another page, for as long as the document
 * lives: the router removes the page that is left. Nothing is written to the device. Radio buttons are
 * left out: the address says which is chosen.
 *
 * @param isSent nothing is left to keep.
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

/** Forgets what was typed into every form. */
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
  return [...form.elements].filter(isControl);
}

function isControl(element: Element): element is Control {
  return element.matches('input:not([type="radio"]), select, textarea');
}

function stateOf(control: Control): string | boolean {
  return control.type === 'checkbox' && 'checked' in control ? control.checked : control.value;
}
