import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a password is shown, and a function to toggle it that keeps the caret. */
export function usePasswordVisibility(
  input: RefObject<HTMLInputElement | null>,
): [boolean, () => void] {
  const [shown, setShown] = useState(false);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    // Browsers move the caret when the type changes.
    flushSync(() => setShown(!shown));
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(selectionStart, selectionEnd);
    }
  }

  return [shown, toggle];
}
