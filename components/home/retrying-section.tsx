'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { buttonClassName } from '@/components/ui/button/button-class-name';
import { inPlace } from '@/components/ui/link/in-place';
import { Notice } from '@/components/ui/notice/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { pageExists } from '@/lib/api/browser/page-exists';
import styles from './retrying-section.module.css';

type BlockFailure = {
  message: string;
  /** Said while it is tried again. */
  loading: string;
  /** Shown meanwhile in the place of what is to come. */
  skeleton?: ReactNode;
};

type Props = {
  /** `null` when nothing went wrong. */
  failure: BlockFailure | null;
  children?: ReactNode;
};

/**
 * A block that the API may fail to fill: it says so in its place, and tries again without leaving
 * the page. Without JavaScript the link asks for the page again.
 */
export function RetryingSection({ failure, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [retried, setRetried] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const focusComing = useRef(false);

  function retry() {
    if (pending) return;
    setRetried(true);
    focusComing.current = true;
    startTransition(async () => {
      if (await pageExists(window.location.pathname)) startTransition(() => router.refresh());
    });
  }

  useEffect(() => {
    if (pending || failure || !focusComing.current) return;
    // The focus was on the link, which is gone: it goes on in what came in its place.
    focusComing.current = false;
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
              // biome-ignore lint/a11y/useValidAnchor: the empty address, that of the document, is meant
              <a
                href=""
                className={buttonClassName({ variant: 'secondary', size: 'small' })}
                aria-disabled={pending || undefined}
                onClick={(event) => inPlace(event, retry)}
              >
                {pending ? 'Chargement…' : 'Réessayer'}
              </a>
            }
          >
            {pending ? failure.loading : failure.message}
          </Notice>
          {pending && failure.skeleton}
        </div>
      )}
      {/* Always there, for only what changes in it is read. */}
      <VisuallyHidden>
        <span role="status">
          {retried && failure && (pending ? failure.loading : failure.message)}
        </span>
      </VisuallyHidden>
    </div>
  );
}
