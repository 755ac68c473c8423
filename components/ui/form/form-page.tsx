import type { ReactNode } from 'react';
import { Arc } from '@/components/ui/arc/arc';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import styles from './form-page.module.css';

type Props = {
  /** Above everything: the way to the page. */
  breadcrumbs?: ReactNode;
  /** Whom it is for, above the title. */
  audience?: string;
  title: string;
  /** What comes of it. */
  lead: string;
  /** Under the lead: the way elsewhere. */
  other?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The page of one form: a head that says what it is for, and the form on its sheet. */
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
        {other && <p className={styles.other}>{other}</p>}
      </header>
      <Card className={styles.sheet}>{children}</Card>
    </Container>
  );
}
