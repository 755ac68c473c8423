import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Arc } from '@/components/ui/arc/arc';
import { Container } from '@/components/ui/container';
import type { Breadcrumb } from '@/lib/seo/json-ld';
import styles from './legal-header.module.css';

type Props = { title: string; updated: string | null; crumbs: Breadcrumb[] };

export function LegalHeader({ title, updated, crumbs }: Props) {
  return (
    <header className={styles.header}>
      <Arc className={styles.arc} />
      <Container className={styles.inner}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={styles.title}>{title}</h1>
        {updated && <p className={styles.updated}>{updated}</p>}
      </Container>
    </header>
  );
}
