import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { XIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PostFilter, Theme } from '@/lib/blog/filters';
import { blogPath } from '@/lib/blog/search';
import { linkRel } from '@/lib/routing/crawling';
import styles from './chips.module.css';

/** Links from tags to their posts. */
export function ThemeLinks({ themes }: { themes: Theme[] }) {
  if (themes.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Thèmes">
      {themes.map(({ slug, name, href }) => (
        <li key={slug}>
          <Link href={href} rel={linkRel(href)} prefetch={false} className={styles.chip}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The active filters of the blog, each with a link to remove it. */
export function ActiveFilters({ filters }: { filters: PostFilter[] }) {
  return (
    <ul className={styles.chips} aria-label="Filtres actifs">
      {filters.map(({ label, value, hrefWithout }) => (
        <li key={label}>
          <Link
            href={hrefWithout}
            rel={linkRel(hrefWithout)}
            prefetch={false}
            className={classNames(styles.chip, styles.active)}
          >
            <span>
              <VisuallyHidden>Retirer le filtre </VisuallyHidden>
              {label}&nbsp;: <strong>{value}</strong>
            </span>
            <XIcon size={18} aria-hidden />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={blogPath} prefetch={false} className={styles.chip}>
            Tout effacer
          </Link>
        </li>
      )}
    </ul>
  );
}
