import { type RefObject, useLayoutEffect } from 'react';
import { restoreTyped } from './restore-typed';

/** The forms that the visitor left, by name. */
const drafts = new Map<string, HTMLFormElement>();

/** Restores what was typed when the visitor comes back, from memory alone. The URL says which radio is selected. */
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
    if (draft) restoreTyped(draft, null, 'radio');
    return () => void drafts.set(name, element);
  }, [name, form, isSent]);
}

export function clearDrafts(): void {
  drafts.clear();
}
