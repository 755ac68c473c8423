import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { classNames } from '@/components/ui/class-names';
import { XIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PostFilter, Theme } from '@/lib/blog/filters';
import { blogPath } from '@/lib/blog/search';
import styles from './chips.module.css';

function Chip({ href, active, children }: { href: string; active?: boolean; children: ReactNode }) {
  return (
    <li>
      <SiteLink href={href} className={classNames(styles.chip, active && styles.active)}>
        {children}
      </SiteLink>
    </li>
  );
}

export function ThemeLinks({ themes }: { themes: Theme[] }) {
  if (themes.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Thèmes">
      {themes.map(({ slug, name, href }) => (
        <Chip key={slug} href={href}>
          {name}
        </Chip>
      ))}
    </ul>
  );
}

export function ActiveFilters({ filters }: { filters: PostFilter[] }) {
  return (
    <ul className={styles.chips} aria-label="Filtres actifs">
      {filters.map(({ label, value, hrefWithout }) => (
        <Chip key={label} href={hrefWithout} active>
          <span>
            <VisuallyHidden>Retirer le filtre </VisuallyHidden>
            {label}&nbsp;: <strong>{value}</strong>
          </span>
          <XIcon size={18} aria-hidden />
        </Chip>
      ))}
      {filters.length > 1 && <Chip href={blogPath}>Tout effacer</Chip>}
    </ul>
  );
}
