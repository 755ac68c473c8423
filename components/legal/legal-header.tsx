import { Arc } from '@/components/ui/arc';
import { Container } from '@/components/ui/container';
import styles from './legal-header.module.css';

type Props = { title: string; updated: string | null };

export function LegalHeader({ title, updated }: Props) {
  return (
    <header className={styles.header}>
      <Arc className={styles.arc} />
      <Container className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        {updated && <p className={styles.updated}>{updated}</p>}
      </Container>
    </header>
  );
}
