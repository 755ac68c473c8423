import type { ReactNode } from 'react';
import { Arc } from '@/components/ui/arc/arc';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import styles from './form-page.module.css';

type Props = {
  breadcrumbs?: ReactNode;
  audience?: string;
  title: string;
  lead: ReactNode;
  /** Paragraphs with other ways, below the form. */
  other?: ReactNode;
  children: ReactNode;
};

/** The page of a form: a header with its purpose, and the form on a card. */
export function FormPage({ breadcrumbs, audience, title, lead, other, children }: Props) {
  return (
    <Container className={classNames(styles.page, breadcrumbs ? styles.led : undefined)}>
      {breadcrumbs}
      <header>
        <div className={styles.title}>
          <div>
            {audience && <p className={styles.audience}>{audience}</p>}
            <h1>{title}</h1>
          </div>
          <Arc className={styles.arc} />
        </div>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Card className={styles.sheet}>{children}</Card>
      {other && <div className={styles.other}>{other}</div>}
    </Container>
  );
}
