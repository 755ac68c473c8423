import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { announceNavigation } from '@/components/layout/use-navigation';
import { RetryLink } from '@/components/ui/button/button';
import { inPlace } from '@/components/ui/link/in-place';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { pageStatus } from '@/lib/api/browser/page-status';

/** Seconds until a page whose index of ads prepares is requested again (docs/product.md#states-of-the-list). */
const times = [5, 15, 35];

export type RetryProps = {
  /** Whether the page is also requested by itself, a few times. */
  asksAgain?: boolean;
  small?: boolean;
};

/** Requests the page again, in place. */
export function RetryInPlace({ asksAgain = false, small = false }: RetryProps) {
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

  const askAgain = useEffectEvent(async () => {
    if (!pending && (await pageStatus(location.pathname + location.search)) === 200)
      startTransition(() => router.refresh());
  });
  useEffect(() => {
    if (!asksAgain) return;
    const timers = times.map((seconds) => setTimeout(askAgain, 1_000 * seconds));
    return () => timers.forEach(clearTimeout);
  }, [asksAgain]);

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
        small={small}
        disabled={pending}
        onClick={(event) => inPlace(event, () => !pending && retry())}
      />
      <VisuallyHidden>
        <span role="status">{failed && 'Cette page n’est toujours pas disponible.'}</span>
      </VisuallyHidden>
    </>
  );
}
