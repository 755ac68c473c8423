import Link from 'next/link';
import { JsonLd } from '@/components/seo/json-ld';
import { ChevronRightIcon } from '@/components/ui/icons/icons';
import { type Breadcrumb, breadcrumbList } from '@/lib/seo/breadcrumbs';
import styles from './breadcrumbs.module.css';

/** The way to the page, the page itself last; for search engines too. */
export function Breadcrumbs({ trail }: { trail: Breadcrumb[] }) {
  const current = trail.at(-1);
  return (
    <nav aria-label="Fil d’Ariane" className={styles.breadcrumbs}>
      <ol className={styles.trail}>
        {trail.slice(0, -1).map(({ name, path }) => (
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
      <JsonLd data={breadcrumbList(trail)} />
    </nav>
  );
}
