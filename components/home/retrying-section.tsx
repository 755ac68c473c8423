'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { RetryLink } from '@/components/ui/button/button';
import { inPlace } from '@/components/ui/link/in-place';
import { Notice } from '@/components/ui/notice/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { pageStatus } from '@/lib/api/browser/page-status';
import styles from './retrying-section.module.css';

type Props = {
  /** Texts and skeleton of a failure and of a retry; `null` when the content was loaded. */
  failure: { message: string; loading: string; skeleton?: ReactNode } | null;
  children?: ReactNode;
};

/** A section that the API may fail to send: a message has a link that refreshes it, or without JavaScript the page. */
export function RetryingSection({ failure, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [retried, setRetried] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const focusContent = useRef(false);
  const text = failure && (pending ? failure.loading : failure.message);

  function retry() {
    if (pending) return;
    setRetried(true);
    focusContent.current = true;
    startTransition(async () => {
      if ((await pageStatus(window.location.pathname)) !== 200) return;
      startTransition(() => router.refresh());
    });
  }

  useEffect(() => {
    if (pending || failure || !focusContent.current) return;
    // The link that had the focus is removed.
    focusContent.current = false;
    block.current?.focus({ preventScroll: true });
  }, [pending, failure]);

  return (
    <div ref={block} tabIndex={-1} className={styles.block}>
      {children}
      {failure && (
        <div className={styles.failure}>
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
          {pending && failure.skeleton}
        </div>
      )}
      {/* A live region must exist before its content. */}
      <VisuallyHidden>
        <span role="status">{retried && text}</span>
      </VisuallyHidden>
    </div>
  );
}
