import type { ReactNode } from 'react';
import { Contents } from '@/components/rich-text/contents';
import { Container } from '@/components/ui/container';
import type { ContentsSection } from '@/lib/rich-text/contents';
import styles from './reading-page.module.css';

type Props = {
  contents: ContentsSection[] | null;
  /** The absolute URL of the page, for print. */
  pageUrl: string;
  children: ReactNode;
};

/** A text in its column, with its table of contents. */
export function ReadingPage({ contents, pageUrl, children }: Props) {
  return (
    <Container className={styles.page}>
      {contents && (
        <div className={styles.contents}>
          <Contents sections={contents} />
        </div>
      )}
      <div className={styles.body}>
        {children}
        <p className={styles.source}>{pageUrl}</p>
      </div>
    </Container>
  );
}
