import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a password is shown, and what changes that; the caret stays where it was. */
export function usePasswordVisibility(
  input: RefObject<HTMLInputElement | null>,
): [boolean, () => void] {
  const [shown, setShown] = useState(false);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    // A browser puts the caret elsewhere when the type changes.
    flushSync(() => setShown(!shown));
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(selectionStart, selectionEnd);
    }
  }

  return [shown, toggle];
}
