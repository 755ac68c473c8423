import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Arc } from '@/components/ui/arc/arc';
import { Container } from '@/components/ui/container';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';
import styles from './legal-header.module.css';

type Props = { title: string; updated: string | null; trail: Breadcrumb[] };

export function LegalHeader({ title, updated, trail }: Props) {
  return (
    <header className={styles.header}>
      <Arc className={styles.arc} />
      <Container className={styles.inner}>
        <Breadcrumbs trail={trail} />
        <h1 className={styles.title}>{title}</h1>
        {updated && <p className={styles.updated}>{updated}</p>}
      </Container>
    </header>
  );
}
