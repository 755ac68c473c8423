import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Arc } from '@/components/ui/arc/arc';
import { Container } from '@/components/ui/container';
import { breadcrumbsTo } from '@/lib/seo/json-ld';
import styles from './legal-header.module.css';

type Props = { page: { title: string; path: string }; title?: string; updated: string | null };

/** The opening of a page below the home page; `title` is that of its text, if another. */
export function LegalHeader({ page, title = page.title, updated }: Props) {
  return (
    <header className={styles.header}>
      <Arc className={styles.arc} />
      <Container className={styles.inner}>
        <Breadcrumbs crumbs={breadcrumbsTo({ name: page.title, path: page.path })} />
        <h1 className={styles.title}>{title}</h1>
        {updated && <p className={styles.updated}>{updated}</p>}
      </Container>
    </header>
  );
}
