import Link from 'next/link';
import { LinkPending } from '@/components/ui/link/link-pending';
import type { NeighbourLink } from '@/lib/blog/neighbours';
import styles from './post-neighbours.module.css';

export function PostNeighbours({ links }: { links: NeighbourLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Autres articles">
      <ul className={styles.links}>
        {links.map(({ label, title, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={styles.link}>
              <span className={styles.label}>{label}</span>
              <span className={styles.title}>{title}</span>
              <LinkPending>Chargement…</LinkPending>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
