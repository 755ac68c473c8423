import Link from 'next/link';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonStyle } from '@/components/ui/button/button';
import { ListIcon, MapIcon, XIcon } from '@/components/ui/icons/icons';
import { inPlace } from '@/components/ui/link/in-place';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import {
  type AdSearch,
  type AdSort,
  adListHref,
  defaultSearch,
  sortOf,
  withView,
} from '@/lib/ads/search';
import type { ActiveFilter } from '@/lib/ads/search-in-words';
import { isCommuneSlug } from '@/lib/ads/search-place';
import { linkRel } from '@/lib/routing/crawling';
import styles from './list-controls.module.css';

/* Links that change the list in place, and work without JavaScript. */

type Select = (search: AdSearch) => void;

type SearchLinkProps = {
  to: AdSearch;
  current?: boolean;
  onSelect: Select;
  /** Called when the link is hovered or focused. */
  onIntent?: (() => void) | undefined;
  children: ReactNode;
};

function SearchLink({ to, current = false, onSelect, onIntent, children }: SearchLinkProps) {
  const href = adListHref(to);
  return (
    <Link
      href={href}
      rel={linkRel(href)}
      prefetch={false}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => inPlace(event, () => onSelect(to))}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </Link>
  );
}

type SearchButtonProps = ButtonStyle & { to: AdSearch; onSelect: () => void; children: ReactNode };

/** Such a link, in the form of a button. */
export function SearchButton({ to, onSelect, ...button }: SearchButtonProps) {
  const href = adListHref(to);
  return (
    <ButtonLink
      {...button}
      href={href}
      rel={linkRel(href)}
      onClick={(event) => inPlace(event, onSelect)}
    />
  );
}

type ResetProps = Pick<ButtonStyle, 'variant'> & { search: AdSearch; onReset: () => void };

/** Leads to the whole list, in the same view. */
export function ResetButton({ search, variant, onReset }: ResetProps) {
  return (
    <SearchButton to={{ ...defaultSearch, view: search.view }} variant={variant} onSelect={onReset}>
      Réinitialiser les filtres
    </SearchButton>
  );
}

/** The filters of a search, each a link to the search without it. */
export function ActiveFilterList(props: { filters: ActiveFilter[]; onSelect: Select }) {
  const { filters, onSelect } = props;
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filtres actifs" className={styles.filters}>
      {filters.map(({ name, without }) => (
        <li key={name}>
          <SearchLink to={without} onSelect={onSelect}>
            <VisuallyHidden>Retirer le filtre </VisuallyHidden>
            {name}
            <XIcon size={16} aria-hidden />
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}

type ViewToggleProps = {
  search: AdSearch;
  /** Whether the map is shown: the search may ask for one that is not available. */
  onMap: boolean;
  onSelect: Select;
  /** The link to the map is hovered or focused. */
  onMapIntent: (() => void) | undefined;
};

export function ViewToggle({ search, onMap, onSelect, onMapIntent }: ViewToggleProps) {
  return (
    <ul aria-label="Affichage" className={styles.toggle}>
      <li>
        <SearchLink to={withView(search, 'list')} current={!onMap} onSelect={onSelect}>
          <ListIcon size={18} aria-hidden />
          Liste
        </SearchLink>
      </li>
      <li>
        <SearchLink
          to={withView(search, 'map')}
          current={onMap}
          onSelect={onSelect}
          onIntent={onMapIntent}
        >
          <MapIcon size={18} aria-hidden />
          Carte
        </SearchLink>
      </li>
    </ul>
  );
}

const sorts: { sort: AdSort; name: string }[] = [
  { sort: 'distance', name: 'Les plus proches' },
  { sort: 'recent', name: 'Les plus récentes' },
  { sort: 'start', name: 'Début le plus proche' },
];

/** The orders of a search by place. */
export function SortLinks({ search, onSelect }: { search: AdSearch; onSelect: Select }) {
  const { place } = search;
  if (place === null) return null;
  const current = sortOf(place, search.sort);
  return (
    <ul aria-label="Trier les annonces" className={styles.sorts}>
      {sorts
        .filter(({ sort }) => sort !== 'distance' || isCommuneSlug(place))
        .map(({ sort, name }) => (
          <li key={sort}>
            <SearchLink
              to={{ ...search, sort, page: 1 }}
              current={sort === current}
              onSelect={onSelect}
            >
              {name}
            </SearchLink>
          </li>
        ))}
    </ul>
  );
}
