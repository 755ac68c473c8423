'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { AdResults } from '@/components/ads/list/ad-results';
import { CompactFilters, FilterDialog, FilterSidebar } from '@/components/ads/list/filters/filters';
import { ActiveFilterList, SortLinks, ViewToggle } from '@/components/ads/list/list-controls';
import { resultsId } from '@/components/ads/list/results-id';
import { type ServedSearch, useAdSearch } from '@/components/ads/list/use-ad-search';
import { isFailed, type ServedPage, useAdsPage } from '@/components/ads/list/use-ads-page';
import { ListMap, prepareListMap } from '@/components/map/list-map';
import { ProgressBar } from '@/components/ui/loading/loading';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { activeFilters } from '@/lib/ads/active-filters';
import type { AdsPage } from '@/lib/ads/card';
import type { Facets } from '@/lib/ads/facets';
import { type AdSearch, adListHref, formatAdSearch } from '@/lib/ads/search';
import { rememberShownList } from '@/lib/ads/shown-list';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { emptyPage } from '@/lib/french/messages';
import type { MapsAccess } from '@/lib/map/access';
import type { PlaceSummary } from '@/lib/places/place-summary';
import styles from './ad-list.module.css';

type Props = {
  served: ServedSearch & ServedPage;
  specialties: SpecialtyChoice[] | null;
  placeSearch: boolean;
  /** The place of the served search, also without its page; `null` for none. */
  place: PlaceSummary | null;
  /** How many ads each choice of the filters has; `null` while the index of ads prepares. */
  facets: Facets | null;
  /** The filters, and place and specialty alone, as forms without code. */
  servedForms: { all: ReactNode; compact: ReactNode };
  mapsAccess: MapsAccess | null;
  /**
   * When the URL asks for the map: what is shown until its code is loaded; without `mapsAccess` the map that the server
   * has drawn of the served search, and the message that there is no other.
   */
  servedMap?: { map: ReactNode; message?: ReactNode } | undefined;
  banner?: ReactNode;
  subscribe?: ReactNode;
  payNote?: ReactNode;
};

/** The list as served, then updated in the browser as filters and page change. */
export function AdList(props: Props) {
  const { served, specialties, placeSearch, mapsAccess } = props;
  const [search, navigate] = useAdSearch(served);
  const router = useRouter();
  const { page, state, retry, reader } = useAdsPage(search, { served, specialties, placeSearch });
  const loading = state === 'loading';
  const failed = isFailed(state);
  const shownCards = state === 'shown' ? page?.cards : undefined;
  const [chosenPlace, setChosenPlace] = useState(props.place);
  // While a page loads, and when that fails, the place that was chosen, or that of the page before it.
  const knownPlace = chosenPlace?.slug === search.place ? chosenPlace : (page?.place ?? null);
  const filters = activeFilters(search, specialties, knownPlace);
  const servedBeyondEnd = served.requestedQuery !== formatAdSearch(served.search);
  const [isBeyondEnd, setBeyondEnd] = useState(servedBeyondEnd);
  const isOther = formatAdSearch(search) !== formatAdSearch(served.search);
  const { view, drawn } = mapOf(props, search, isOther);
  // The ads hovered or focused, in the list or on the map, and those of the open popup.
  const [pointed, setPointed] = useState<number[]>([]);
  const [opened, setOpened] = useState<number[]>([]);
  const highlighted = useMemo(() => new Set([...pointed, ...opened]), [pointed, opened]);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shownCards) rememberShownList(search, shownCards);
  }, [search, shownCards]);

  // The URL says what is shown.
  const isElsewhere = servedBeyondEnd && search === served.search;
  useEffect(() => {
    if (isElsewhere) navigate(search, 'replace');
  }, [isElsewhere, search, navigate]);

  useEffect(() => {
    if (state !== 'beyond-end') return;
    setBeyondEnd(true);
    navigate({ ...search, page: 1 }, 'replace');
  }, [state, search, navigate]);

  function show(next: AdSearch, mode: 'push' | 'replace' = 'push') {
    setBeyondEnd(false);
    if (formatAdSearch(next) === formatAdSearch(search)) return;
    // The server draws the map of each search.
    if (next.view === 'map' && !mapsAccess) router[mode](adListHref(next), { scroll: false });
    else navigate(next, mode);
  }

  /** For actions that remove the focused element. */
  function focusHeading(block: 'nearest' | 'start' = 'nearest') {
    heading.current?.focus({ preventScroll: true });
    // Not under the header, as the browser would scroll.
    heading.current?.scrollIntoView({ block });
  }

  function showFromHeading(next: AdSearch, block?: 'start') {
    show(next);
    focusHeading(block);
  }

  const filterProps = {
    search,
    specialties,
    place: placeSearch ? knownPlace : undefined,
    servedFacets: placeSearch ? { filters: served.search, facets: props.facets } : null,
    onSearch: show,
    onPlace: setChosenPlace,
    onReset: showFromHeading,
  };
  return (
    <div className={styles.layout} data-view={view} data-in-place>
      {reader}
      {loading && <ProgressBar />}
      <FilterSidebar {...filterProps} servedForm={props.servedForms.all} isOther={isOther} />
      <section className={styles.results}>
        {placeSearch && (
          <CompactFilters
            {...filterProps}
            servedForm={props.servedForms.compact}
            isOther={isOther}
          />
        )}
        <div className={styles.head}>
          <h2 ref={heading} className={styles.count} tabIndex={-1}>
            {/* Without the page: the heading is focused when one is turned, and would be announced twice. */}
            <span aria-live="polite" aria-atomic>
              {countLine(page, failed)}
            </span>
            {search.page > 1 && <span>{` – page ${search.page}`}</span>}
          </h2>
          <FilterDialog {...filterProps} />
          <ViewToggle
            search={search}
            onSelect={show}
            onMapIntent={mapsAccess ? prepareListMap : undefined}
          />
          {placeSearch && <SortLinks search={search} payNote={props.payNote} onSelect={show} />}
        </div>
        <ActiveFilterList filters={filters} onSelect={showFromHeading} />
        <div role="status" className={styles.message}>
          {isBeyondEnd && <AnnouncedNotice>{emptyPage}</AnnouncedNotice>}
          {drawn && <AnnouncedNotice>{drawn.message}</AnnouncedNotice>}
        </div>
        {drawn?.map}
        {mapsAccess && search.view === 'map' && (
          <ListMap
            className={styles.map}
            listId={resultsId}
            placeholder={props.servedMap?.map}
            access={mapsAccess}
            search={search}
            ads={failed ? null : shownCards}
            highlighted={highlighted}
            onPoint={setPointed}
            onOpen={setOpened}
          />
        )}
        <AdResults
          id={resultsId}
          page={page}
          state={state}
          search={search}
          highlighted={highlighted}
          onPoint={setPointed}
          filters={filters}
          banner={props.banner}
          onRetry={() => {
            retry();
            focusHeading();
          }}
          onSelect={showFromHeading}
        />
        {props.subscribe}
      </section>
    </div>
  );
}

/** Google's map of any search; without access to it, the map that the server has drawn of this one, if any. */
function mapOf({ mapsAccess, servedMap }: Props, { view }: AdSearch, isOther: boolean) {
  if (mapsAccess || view === 'list') return { view };
  return servedMap && !isOther ? { view, drawn: servedMap } : { view: 'list' };
}

function countLine(page: AdsPage | undefined, failed: boolean): string {
  return failed ? 'Annonces' : (page?.count ?? 'Chargement des annonces…');
}
