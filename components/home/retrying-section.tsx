import type { ReactNode } from 'react';
import type { FailureProps } from '@/components/home/failure-in-place';
import { SectionFailure } from '@/components/home/section-failure';
import styles from './retrying-section.module.css';

type Props = {
  /** `null` when the content was loaded. */
  failure: FailureProps | null;
  children?: ReactNode;
};

/** A section that the API may fail to send: a message has a link that refreshes it, or without JavaScript the page. */
export function RetryingSection({ failure, children }: Props) {
  return (
    <div tabIndex={-1} className={styles.block}>
      {children}
      {failure && <SectionFailure {...failure} />}
    </div>
  );
}
