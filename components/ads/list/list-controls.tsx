import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { Button, type ButtonStyle, buttonClassName } from '@/components/ui/button/button';
import { LiveSelect } from '@/components/ui/field/live-select';
import { ListIcon, MapIcon, XIcon } from '@/components/ui/icons/icons';
import { inPlace } from '@/components/ui/link/in-place';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ActiveFilter } from '@/lib/ads/active-filters';
import {
  type AdSearch,
  type AdSort,
  adListHref,
  adListPath,
  adSorts,
  defaultSearch,
  formatAdSearch,
  type ListFilters,
  sortOf,
  withView,
} from '@/lib/ads/search';
import { isCommuneSlug } from '@/lib/places/place-slug';
import styles from './list-controls.module.css';

/* Links from one search to another, without JavaScript too. Only the pager's are prefetched: others are many. */

type Select = (search: AdSearch) => void;

type SearchLinkProps = Omit<ComponentProps<typeof SiteLink>, 'href' | 'onClick' | 'onSelect'> & {
  to: AdSearch;
  current?: boolean;
  onSelect: Select;
};

/** A link to a search, which a click selects in place. */
export function SearchLink({ to, current = false, onSelect, ...link }: SearchLinkProps) {
  return (
    <SiteLink
      {...link}
      href={adListHref(to)}
      aria-current={current ? 'true' : undefined}
      data-in-place
      onClick={(event) => inPlace(event, () => onSelect(to))}
    />
  );
}

type SearchButtonProps = ButtonStyle & Pick<SearchLinkProps, 'to' | 'onSelect' | 'children'>;

export function SearchButton({ to, onSelect, children, ...look }: SearchButtonProps) {
  return (
    <SearchLink to={to} onSelect={onSelect} className={buttonClassName(look)}>
      {children}
    </SearchLink>
  );
}

type ResetProps = Pick<ButtonStyle, 'variant'> & { search: AdSearch; onSelect: Select };

export function ResetButton({ search, ...button }: ResetProps) {
  return (
    <SearchButton {...button} to={{ ...defaultSearch, view: search.view }}>
      Réinitialiser les filtres
    </SearchButton>
  );
}

type FilterListProps = {
  filters: ActiveFilter[];
  /** The filters that lists know: place and specialty have fields above the list with all of them. */
  known: ListFilters;
  onSelect: Select;
};

export function ActiveFilterList({ filters, known, onSelect }: FilterListProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filtres actifs" className={styles.filters}>
      {filters.map(({ name, without, hasField }) => (
        <li key={name} data-has-field={(hasField && known === 'all') || undefined}>
          <SearchLink
            to={without}
            onSelect={onSelect}
            onFocus={({ currentTarget }) => {
              // Chromium does not scroll a row for a link of which a part is visible.
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
          >
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
  /** The filters that lists know: with all of them the map has larger pages. */
  filters: ListFilters;
  onSelect: Select;
  onMapIntent: (() => void) | undefined;
};

const views = [
  { view: 'list', name: 'Liste', Icon: ListIcon },
  { view: 'map', name: 'Carte', Icon: MapIcon },
] as const;

export function ViewToggle({ search, filters, onSelect, onMapIntent }: ViewToggleProps) {
  return (
    <ul aria-label="Affichage" className={styles.toggle}>
      {views.map(({ view, name, Icon }) => (
        <li key={view}>
          <SearchLink
            to={withView(search, view, filters)}
            current={search.view === view}
            onSelect={onSelect}
            onPointerEnter={view === 'map' ? onMapIntent : undefined}
            onFocus={view === 'map' ? onMapIntent : undefined}
          >
            <Icon size={18} aria-hidden />
            <span>{name}</span>
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}

const sorts: Record<AdSort, string> = {
  distance: 'Les plus proches',
  recent: 'Les plus récentes',
  start: 'Les plus imminentes',
  pay: 'Les mieux payées',
};

type SortProps = {
  search: AdSearch;
  /** How pay is compared. */
  payRule: ReactNode;
  onSelect: Select;
};

/** The order of a list, which applies at once; without JavaScript by a button. */
export function SortForm({ search, payRule, onSelect }: SortProps) {
  const { place } = search;
  const current = sortOf(place, search.sort);
  const hasDistances = place !== null && isCommuneSlug(place);
  const others = new URLSearchParams(formatAdSearch({ ...search, sort: null, page: 1 }));

  return (
    <>
      <form action={adListPath} autoComplete="off" className={styles.order}>
        {[...others].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <LiveSelect
          // Another element when a place adds an order: in Firefox Orca would go to the one whose choice changes.
          key={String(hasDistances)}
          name="sort"
          aria-label="Trier les annonces"
          value={current}
          onChoose={(value) => {
            const sort = adSorts.find((one) => one === value);
            if (sort) onSelect({ ...search, sort, page: 1 });
          }}
        >
          {adSorts
            .filter((sort) => sort !== 'distance' || hasDistances)
            .map((sort) => (
              <option key={sort} value={sort}>
                {sorts[sort]}
              </option>
            ))}
        </LiveSelect>
        <Button type="submit" variant="secondary">
          Trier
        </Button>
      </form>
      {current === 'pay' && payRule}
    </>
  );
}
