import Link from 'next/link';
import { JsonLd } from '@/components/seo/json-ld';
import { ChevronRightIcon } from '@/components/ui/icons/icons';
import { type Breadcrumb, breadcrumbList } from '@/lib/seo/json-ld';
import styles from './breadcrumbs.module.css';

/** The breadcrumbs of a page, the page itself last; also as structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: Breadcrumb[] }) {
  const current = crumbs.at(-1);
  return (
    <nav aria-label="Fil d’Ariane" className={styles.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.slice(0, -1).map(({ name, path }) => (
          <li key={path} className={styles.step}>
            <Link href={path} prefetch={false}>
              {name}
            </Link>
            <ChevronRightIcon size={16} aria-hidden className={styles.chevron} />
          </li>
        ))}
        {current && (
          <li className={styles.current}>
            <span aria-current="page">{current.name}</span>
          </li>
        )}
      </ol>
      <JsonLd data={breadcrumbList(crumbs)} />
    </nav>
  );
}
