'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import { resetDone } from '@/lib/forms/messages';
import { takeChangedNote } from '@/lib/forms/password/changed-note';

/** Says on the home page, once, that the password has changed, and takes the focus. */
export function PasswordChanged({ appUrl }: { appUrl: string }) {
  const [isShown, setIsShown] = useState(false);
  // Not before hydration: the page is stored without it.
  useEffect(() => setIsShown(takeChangedNote()), []);
  if (!isShown) return null;
  const logIn = (
    <ButtonLink href={appUrl} size="small">
      Se connecter
    </ButtonLink>
  );
  return (
    <div ref={focus} tabIndex={-1}>
      <Notice tone="success" role="status" action={logIn}>
        {resetDone}
      </Notice>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
