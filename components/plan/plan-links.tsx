import Link from 'next/link';
import type { PlanLink } from '@/lib/plan/links';
import styles from './plan-links.module.css';

/** Links read down each column, as an index is. */
export function PlanLinks({ links }: { links: PlanLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
