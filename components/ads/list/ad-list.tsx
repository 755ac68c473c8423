'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { AdResults } from '@/components/ads/list/ad-results';
import { CompactFilters, FilterDialog, FilterSidebar } from '@/components/ads/list/filters/filters';
import { ActiveFilterList, SortLinks, ViewToggle } from '@/components/ads/list/list-controls';
import { Subscribe } from '@/components/ads/list/subscribe';
import { type ServedSearch, useAdSearch } from '@/components/ads/list/use-ad-search';
import { isFailed, type ServedPage, useAdsPage } from '@/components/ads/list/use-ads-page';
import { usePageTitle } from '@/components/ads/list/use-page-title';
import { ListMap, prepareListMap } from '@/components/map/list-map';
import { ProgressBar } from '@/components/ui/loading/loading';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { activeFilters } from '@/lib/ads/active-filters';
import type { AdsPage } from '@/lib/ads/card';
import type { Facets } from '@/lib/ads/facets';
import { adsByPlace } from '@/lib/ads/messages';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { rememberShownList } from '@/lib/ads/shown-list';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { emptyPage } from '@/lib/french/messages';
import type { MapsAccess } from '@/lib/map/access';
import { placesPath } from '@/lib/places/landing/landing-url';
import styles from './ad-list.module.css';

const messages = {
  'beyond-end': emptyPage,
  'map-unavailable': 'La carte n’est pas disponible pour le moment. La liste reste affichée.',
};

type Props = {
  served: ServedSearch & ServedPage;
  specialties: SpecialtyChoice[] | null;
  placeSearch: boolean;
  /** How many ads each choice of the filters has; `null` while the index of ads prepares. */
  facets: Facets | null;
  /** The filters, and place and specialty alone, as forms without code. */
  servedForms: { all: ReactNode; compact: ReactNode };
  mapsAccess: MapsAccess | null;
  /** Shown until the code of the map is loaded, when the URL asks for the map. */
  mapPlaceholder?: ReactNode;
  banner?: ReactNode;
};

/** The list as served, then updated in the browser as filters and page change. */
export function AdList(props: Props) {
  const { served, specialties, placeSearch, mapsAccess } = props;
  const [requested, navigate] = useAdSearch(served);
  // When maps are not configured the URL may still ask for one: links drop that parameter.
  const search = useMemo<AdSearch>(
    () => (mapsAccess || requested.view === 'list' ? requested : { ...requested, view: 'list' }),
    [mapsAccess, requested],
  );
  const { page, state, retry, reader } = useAdsPage(search, served);
  const loading = state === 'loading';
  const failed = isFailed(state);
  const shownCards = state === 'shown' ? page?.cards : undefined;
  // While a page loads, the place of the page before it.
  const knownPlace = page?.place ?? null;
  const filters = activeFilters(search, specialties, knownPlace);
  const servedBeyondEnd = served.requestedQuery !== formatAdSearch(served.search);
  const [message, setMessage] = useState<keyof typeof messages | null>(() => {
    if (servedBeyondEnd) return 'beyond-end';
    return served.search.view === 'map' && !mapsAccess ? 'map-unavailable' : null;
  });
  // An unchanged message is not announced again: a new key renders it anew.
  const [messageKey, setMessageKey] = useState(0);
  const resultsId = useId();
  // The ads hovered or focused, in the list or on the map, and those of the open popup.
  const [pointed, setPointed] = useState<number[]>([]);
  const [opened, setOpened] = useState<number[]>([]);
  const highlighted = useMemo(() => new Set([...pointed, ...opened]), [pointed, opened]);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle({ search, isServed: search === served.search, specialties, page, loading });

  useEffect(() => {
    if (shownCards) rememberShownList(search, shownCards);
  }, [search, shownCards]);

  // The URL says what is shown, also when « Carte » was clicked before hydration.
  const isElsewhere = search !== requested || (servedBeyondEnd && search === served.search);
  useEffect(() => {
    if (isElsewhere) navigate(search, 'replace');
  }, [isElsewhere, search, navigate]);

  useEffect(() => {
    if (state !== 'beyond-end') return;
    setMessage('beyond-end');
    navigate({ ...search, page: 1 }, 'replace');
  }, [state, search, navigate]);

  function show(next: AdSearch, mode?: 'push' | 'replace') {
    const hasNoMap = next.view === 'map' && !mapsAccess;
    setMessage(hasNoMap ? 'map-unavailable' : null);
    setMessageKey(messageKey + 1);
    if (!hasNoMap && formatAdSearch(next) !== formatAdSearch(requested)) navigate(next, mode);
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
    onReset: showFromHeading,
  };
  const isOther = formatAdSearch(search) !== formatAdSearch(served.search);
  return (
    <div className={styles.layout} data-view={search.view} data-in-place>
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
            {search.page > 1 && <VisuallyHidden>{` – page ${search.page}`}</VisuallyHidden>}
          </h2>
          <FilterDialog {...filterProps} />
          <ViewToggle
            search={search}
            onSelect={show}
            onMapIntent={mapsAccess ? prepareListMap : undefined}
          />
          {placeSearch && <SortLinks search={search} onSelect={show} />}
        </div>
        <ActiveFilterList filters={filters} onSelect={showFromHeading} />
        <div role="status" className={styles.message}>
          {message && (
            <AnnouncedNotice key={messageKey}>
              <Message message={message} placeSearch={placeSearch} />
            </AnnouncedNotice>
          )}
        </div>
        {mapsAccess && search.view === 'map' && (
          <ListMap
            className={styles.map}
            listId={resultsId}
            placeholder={props.mapPlaceholder}
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
        <Subscribe search={search} />
      </section>
    </div>
  );
}

function countLine(page: AdsPage | undefined, failed: boolean): string {
  return failed ? 'Annonces' : (page?.count ?? 'Chargement des annonces…');
}

/** Instead of the map of the results it offers that of all places. */
function Message(props: { message: keyof typeof messages; placeSearch: boolean }) {
  const text = messages[props.message];
  if (props.message !== 'map-unavailable' || !props.placeSearch) return text;
  return (
    <>
      <span>{`${text} `}</span>
      <Link href={placesPath} prefetch={false}>
        {adsByPlace}
      </Link>
    </>
  );
}
