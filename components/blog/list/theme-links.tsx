import Link from 'next/link';
import type { Theme } from '@/lib/blog/theme';
import styles from './chips.module.css';

/** Tags, as links to the posts that have them. */
export function ThemeLinks({ themes }: { themes: Theme[] }) {
  if (themes.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Thèmes">
      {themes.map(({ slug, name, href }) => (
        <li key={slug}>
          <Link href={href} prefetch={false} className={styles.chip}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
