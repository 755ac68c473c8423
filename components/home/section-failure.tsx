'use client';

import type { FailureProps } from '@/components/home/failure-in-place';
import { RetryLink } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import { useCode } from '@/components/ui/use-code';
import styles from './retrying-section.module.css';

const loadCode = () => import('@/components/home/failure-in-place');

/** Why a section is missing, with a link that refreshes it; without its code the link loads the document again. */
export function SectionFailure(props: FailureProps) {
  const code = useCode(loadCode);
  return (
    <div className={styles.failure}>
      {code ? (
        <code.FailureInPlace {...props} />
      ) : (
        <Notice tone="danger" action={<RetryLink small />}>
          {props.message}
        </Notice>
      )}
    </div>
  );
}
