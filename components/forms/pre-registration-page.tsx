import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Arc } from '@/components/ui/arc';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { OtherFormLink } from './other-form-link';
import styles from './pre-registration-page.module.css';

type Props = {
  audience: string;
  title: string;
  lead: string;
  /** The other form, for whoever came to the wrong one. */
  other: { href: string; question: string; label: string };
  children: ReactNode;
};

/** The page around a form: whom it is for, what comes of it, and the way to the other one. */
export function PreRegistrationPage({ audience, title, lead, other, children }: Props) {
  return (
    <Container className={styles.page}>
      <header>
        <div className={styles.title}>
          <div>
            <p className={styles.audience}>{audience}</p>
            <h1>{title}</h1>
          </div>
          <Arc className={styles.arc} />
        </div>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.other}>
          {other.question}{' '}
          <OtherFormLink href={other.href}>
            {other.label}
            <ArrowRight size={18} aria-hidden />
          </OtherFormLink>
        </p>
      </header>
      <Card className={styles.sheet}>{children}</Card>
    </Container>
  );
}
