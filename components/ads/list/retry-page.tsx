'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { announceNavigation } from '@/components/layout/use-navigation';
import { RetryLink } from '@/components/ui/button/button';
import { inPlace } from '@/components/ui/link/in-place';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { pageStatus } from '@/lib/api/browser/page-status';

/** Requests the page again, in place; without JavaScript the document is loaded again. */
export function RetryPage() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [failed, setFailed] = useState(false);
  const succeeds = useRef(false);

  function retry() {
    setFailed(false);
    startTransition(async () => {
      announceNavigation(location.href, 'retry');
      const status = await pageStatus(location.pathname + location.search);
      succeeds.current = status === 200;
      startTransition(() => {
        if (status === 200) router.refresh();
        // The router shows a page with another status only in a new document.
        else if (status === 404) location.reload();
        else setFailed(true);
      });
    });
  }

  useEffect(
    () => () => {
      // The link that had the focus is removed with the message.
      if (succeeds.current) document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <>
      <RetryLink
        disabled={pending}
        onClick={(event) => inPlace(event, () => !pending && retry())}
      />
      <VisuallyHidden>
        <span role="status">{failed && 'Cette page n’est toujours pas disponible.'}</span>
      </VisuallyHidden>
    </>
  );
}
