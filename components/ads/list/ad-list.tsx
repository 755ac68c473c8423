'use client';

import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { resultsId } from '@/components/ads/list/ad-list-intro';
import { AdResults } from '@/components/ads/list/ad-results';
import { CompactFilters, FilterDialog, FilterSidebar } from '@/components/ads/list/filters/filters';
import {
  ActiveFilterList,
  SearchButton,
  SortForm,
  ViewToggle,
} from '@/components/ads/list/list-controls';
import { useListNavigation } from '@/components/ads/list/use-list-navigation';
import { useQuietTitle } from '@/components/ads/list/use-quiet-title';
import { ListMap, prepareListMap } from '@/components/map/list-map';
import { PressedDot } from '@/components/map/map-dots';
import { RecentSearches } from '@/components/recent/recent-searches';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { Notice } from '@/components/ui/notice/notice';
import { unbroken } from '@/components/ui/unbroken';
import { activeFilters } from '@/lib/ads/active-filters';
import type { AdCard, AdsPage } from '@/lib/ads/card';
import type { MapDot } from '@/lib/ads/list/search-map';
import type { ServedList } from '@/lib/ads/list/served-list';
import { adsUnavailable } from '@/lib/ads/messages';
import {
  type AdSearch,
  adListHref,
  formatAdFeedFilters,
  formatAdSearch,
  type ListFilters,
} from '@/lib/ads/search';
import { rememberShownList } from '@/lib/ads/shown-list';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { rememberSearch } from '@/lib/ads/visits/remember-search';
import { emptyPage } from '@/lib/french/messages';
import type { MapsAccess } from '@/lib/map/access';
import type { PlaceSummary } from '@/lib/places/place-summary';
import styles from './ad-list.module.css';

type Props = {
  served: ServedList;
  /** The filters there are: all, or those that the API knows. */
  filters: ListFilters;
  specialties: SpecialtyChoice[] | null;
  mapsAccess: MapsAccess | null;
  /** When the search asks for the map: what is shown until its code is loaded; without `mapsAccess` the site's own. */
  servedMap?: ReactNode;
  banner?: ReactNode;
  subscribe?: ReactNode;
  payRule?: ReactNode;
  /** A link to plans in « Quand ? », and with dates one that says what the best has. */
  planning?: ReactNode;
  plan?: ReactNode;
};

/** The list of ads with its filters: a choice navigates, and the server makes the next list. */
export function AdList({ served, filters: known, specialties, mapsAccess, ...parts }: Props) {
  const { page, facets } = served;
  const { search, pending, hasFailed, navigate } = useListNavigation(
    served.search,
    served.requestedQuery,
  );
  const [chosenPlace, setChosenPlace] = useState<PlaceSummary | null>(null);
  const place = [served.place, chosenPlace].find((each) => each?.slug === search.place) ?? null;
  const filters = activeFilters(search, specialties, place, served.when);
  const isBeyondEnd = served.requestedQuery !== formatAdSearch(served.search);
  // The ads hovered or focused, in the list or on the map, and those of the open popup.
  const [pointed, setPointed] = useState<number[]>([]);
  const [opened, setOpened] = useState<number[]>([]);
  const highlighted = useMemo(() => new Set([...pointed, ...opened]), [pointed, opened]);
  // The dot of the site's own map, and the list that it was pressed beside.
  const [pressed, setPressed] = useState<{ dot: MapDot | null; of: ServedList } | null>(null);
  const dot = pressed?.of === served ? pressed.dot : null;
  const press = (next: MapDot | null) => setPressed({ dot: next, of: served });
  const heading = useRef<HTMLHeadingElement>(null);
  const query = formatAdFeedFilters(served.search);
  const [since, setSince] = useState<string | null>(null);
  useQuietTitle(served.title);

  const show = useEffectEvent(() => {
    if (page) rememberShownList(served.search, page.cards, page.range);
    if (page && query !== '') {
      const names = activeFilters(served.search, specialties, served.place, served.when);
      setSince(rememberSearch(query, names.map(({ name }) => name).join(', ')));
    } else setSince(null);
    // The URL says what is shown.
    if (isBeyondEnd) window.history.replaceState(null, '', adListHref(served.search));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list that the server has made
  useEffect(() => show(), [served]);

  function select(next: AdSearch, mode?: 'push' | 'replace') {
    if (formatAdSearch(next) !== formatAdSearch(search)) navigate(next, mode);
  }

  /** Selects by a control that may go, or another page, which is read from its `start`. */
  function selectFromHeading(next: AdSearch, block: 'nearest' | 'start' = 'nearest') {
    select(next);
    heading.current?.focus({ preventScroll: true });
    // Not under the header, as the browser would scroll.
    heading.current?.scrollIntoView({ block });
  }

  const filterProps = {
    search,
    specialties,
    place: known === 'all' ? place : undefined,
    when: served.when,
    planning: parts.planning,
    served: { search: served.search, facets: known === 'all' ? facets : undefined },
    onSearch: select,
    onPlace: setChosenPlace,
    onReset: selectFromHeading,
  };
  return (
    <div className={styles.layout} data-view={served.search.view}>
      <FilterSidebar {...filterProps} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undoes what a button in it has done */}
      <section
        className={styles.results}
        onKeyDown={({ key }) => key === 'Escape' && dot && press(null)}
      >
        {known === 'all' && <CompactFilters {...filterProps} />}
        <div className={styles.head}>
          <h2 ref={heading} className={styles.count} tabIndex={-1}>
            {/* Without the page: the heading is focused when one is turned, and would be announced twice. */}
            <span aria-live="polite" aria-atomic>
              <Count {...page} />
            </span>
            {served.search.page > 1 && <span>{` – page ${served.search.page}`}</span>}
          </h2>
          <ViewToggle
            search={search}
            filters={known}
            onSelect={select}
            onMapIntent={mapsAccess ? prepareListMap : undefined}
          />
          <FilterDialog {...filterProps} />
          {known === 'all' && (
            <SortForm search={search} payRule={parts.payRule} onSelect={select} />
          )}
        </div>
        <ActiveFilterList filters={filters} known={known} onSelect={selectFromHeading} />
        <div role="status" className={styles.message}>
          {isBeyondEnd && <AnnouncedNotice>{emptyPage}</AnnouncedNotice>}
        </div>
        {hasFailed && (
          <Notice
            tone="danger"
            role="alert"
            action={
              <SearchButton to={search} variant="secondary" size="small" onSelect={navigate}>
                Réessayer
              </SearchButton>
            }
          >
            {adsUnavailable}
          </Notice>
        )}
        {mapsAccess === null && <PressedDot value={{ dot, press }}>{parts.servedMap}</PressedDot>}
        {mapsAccess && served.search.view === 'map' && (
          <ListMap
            className={styles.map}
            listId={resultsId}
            placeholder={parts.servedMap}
            access={mapsAccess}
            search={served.search}
            ads={page?.cards ?? null}
            highlighted={highlighted}
            onPoint={setPointed}
            onOpen={setOpened}
          />
        )}
        <AdResults
          served={dot ? withFirst(served, dot.listed) : served}
          search={search}
          pending={pending}
          since={since}
          highlighted={highlighted}
          onPoint={setPointed}
          filters={filters}
          banner={parts.banner}
          plan={parts.plan}
          onSelect={selectFromHeading}
        />
        {known === 'all' && <RecentSearches query={query} />}
        {parts.subscribe}
      </section>
    </div>
  );
}

/** One new element for each change: Firefox would announce each of its parts that changes. */
function Count({ count = 'Annonces', where, ofWhich }: Partial<AdsPage>) {
  return (
    <span key={`${count} ${where} ${ofWhich}`}>
      <span>{count}</span>
      {where && <span className={styles.where}>{unbroken(` ${where}`)}</span>}
      {ofWhich && <span>{`, ${ofWhich}`}</span>}
    </span>
  );
}

/** A list with some ads of its page before the others, of those that fit the dates and of those that do not. */
function withFirst(served: ServedList, ids: readonly number[]): ServedList {
  const { page } = served;
  if (page === null) return served;
  const isLast = ({ id }: { id: number }) => Number(!ids.includes(id));
  const sorted = (cards: AdCard[]) => cards.sort((one, other) => isLast(one) - isLast(other));
  const also = page.also ?? 0;
  const cards = [...sorted(page.cards.slice(0, also)), ...sorted(page.cards.slice(also))];
  return { ...served, page: { ...page, cards } };
}
