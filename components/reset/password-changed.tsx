'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { takeChangedNote } from '@/lib/forms/password/changed-note';

/** Shows its message on the home page after a new password, once, and moves the focus to it. */
export function PasswordChanged({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  // Not before hydration: the page is stored without it.
  useEffect(() => setIsShown(takeChangedNote()), []);
  return (
    isShown && (
      <div ref={focus} tabIndex={-1}>
        {children}
      </div>
    )
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
