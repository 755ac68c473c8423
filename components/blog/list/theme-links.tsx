import Link from 'next/link';
import type { Theme } from '@/lib/blog/theme';
import styles from './chips.module.css';

/** Links from tags to their posts. */
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
