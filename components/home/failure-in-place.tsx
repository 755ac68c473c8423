import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { RetryLink } from '@/components/ui/button/button';
import { inPlace } from '@/components/ui/link/in-place';
import { Notice } from '@/components/ui/notice/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { pageStatus } from '@/lib/api/browser/page-status';

/** The texts of a failure and of a retry, and what shows meanwhile. */
export type FailureProps = { message: string; loading: string; skeleton?: ReactNode };

/** The message of a section that is missing, and a link that refreshes it in place. */
export function FailureInPlace({ message, loading, skeleton }: FailureProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [retried, setRetried] = useState(false);
  const own = useRef<HTMLSpanElement>(null);
  const text = pending ? loading : message;

  function retry() {
    if (pending) return;
    setRetried(true);
    startTransition(async () => {
      if ((await pageStatus(window.location.pathname)) !== 200) return;
      startTransition(() => router.refresh());
    });
  }

  useEffect(() => {
    const section = own.current?.closest<HTMLElement>('[tabindex]');
    // The link that had the focus is removed with the message.
    return () => {
      if (retried) section?.focus({ preventScroll: true });
    };
  }, [retried]);

  return (
    <>
      <Notice
        tone={pending ? 'info' : 'danger'}
        action={
          <RetryLink small disabled={pending} onClick={(event) => inPlace(event, retry)}>
            {pending ? 'Chargement…' : 'Réessayer'}
          </RetryLink>
        }
      >
        {text}
      </Notice>
      {pending && skeleton}
      {/* A live region must exist before its content. */}
      <VisuallyHidden>
        <span ref={own} role="status">
          {retried && text}
        </span>
      </VisuallyHidden>
    </>
  );
}
