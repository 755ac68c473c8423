import Link from 'next/link';
import type { ListedRegion } from '@/lib/places/landing/places-page';
import { CountedLinks } from './counted-links';
import styles from './region-list.module.css';

/** A region and its departments. */
export function RegionList({ region }: { region: ListedRegion }) {
  const { name, href, departments, without } = region;
  return (
    <section className={styles.region}>
      <h3 className={styles.name}>
        {href === null ? (
          name
        ) : (
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        )}
      </h3>
      {departments.length > 0 && <CountedLinks links={departments} />}
      {without !== null && <p className={styles.without}>{without}</p>}
    </section>
  );
}
