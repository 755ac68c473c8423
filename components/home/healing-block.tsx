'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { buttonLook } from '@/components/ui/button-look';
import { inPlace } from '@/components/ui/in-place';
import { Notice } from '@/components/ui/notice';
import styles from './healing-block.module.css';

type Props = {
  /** What to say, and what to show while it is tried again; `null` when nothing went wrong. */
  failure: { message: string; loading: ReactNode } | null;
  children?: ReactNode;
};

/**
 * A block that the API may fail to fill: it says so in its place, and tries again without leaving
 * the page. Without JavaScript the link asks for the page again.
 */
export function HealingBlock({ failure, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const block = useRef<HTMLDivElement>(null);
  const retried = useRef(false);

  function retry() {
    if (pending) return;
    retried.current = true;
    startTransition(() => router.refresh());
  }

  useEffect(() => {
    if (pending || !retried.current || failure) return;
    // The focus was on the link, which is gone: it goes on in what came in its place.
    retried.current = false;
    block.current?.focus({ preventScroll: true });
  }, [pending, failure]);

  return (
    <div ref={block} tabIndex={-1} aria-busy={pending} className={styles.block}>
      {children}
      {failure && (
        <div className={styles.failure}>
          {pending ? (
            <div role="status">{failure.loading}</div>
          ) : (
            <Notice tone="danger" {...(retried.current && { role: 'alert' })}>
              {failure.message}
            </Notice>
          )}
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address, that of the document, is meant */}
          <a
            href=""
            className={buttonLook({ variant: 'secondary' })}
            aria-disabled={pending || undefined}
            onClick={(event) => inPlace(event, retry)}
          >
            {pending ? 'Chargement…' : 'Réessayer'}
          </a>
        </div>
      )}
    </div>
  );
}
