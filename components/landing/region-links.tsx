import Link from 'next/link';
import { placesPath } from '@/lib/places/landing/landing-url';
import type { CountedLink } from '@/lib/places/landing/links';
import { CountedLinks } from './counted-links';
import styles from './link-groups.module.css';

/** Links to the pages of regions, and to all places. */
export function RegionLinks({ links }: { links: CountedLink[] }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>Les annonces par région</h2>
      {links.length > 0 && <CountedLinks links={links} />}
      <p className={styles.all}>
        <Link href={placesPath} prefetch={false}>
          Toutes les annonces par lieu, sur la carte de France
        </Link>
      </p>
    </section>
  );
}
