import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import styles from './reset-sheet.module.css';

/** The one narrow column of the page. */
export function ResetSheet({ children }: { children: ReactNode }) {
  return (
    <Container className={styles.page}>
      <Card className={styles.sheet}>
        <h1 className={styles.title}>Nouveau mot de passe</h1>
        {children}
      </Card>
    </Container>
  );
}
