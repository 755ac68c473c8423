'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ServedPage } from '@/components/ads/changed-list/ad-page-reader';
import { FilterDialog } from '@/components/ads/filters/filter-dialog';
import { FilterSidebar } from '@/components/ads/filters/filter-sidebar';
import { ActiveFilterList } from '@/components/ads/list/active-filter-list';
import { AdResults } from '@/components/ads/list/ad-results';
import { SortLinks } from '@/components/ads/list/sort-links';
import { Subscribe } from '@/components/ads/list/subscribe';
import { useAdPage } from '@/components/ads/list/use-ad-page';
import { type ServedSearch, useAdSearch } from '@/components/ads/list/use-ad-search';
import { useHighlightedAds } from '@/components/ads/list/use-highlighted-ads';
import { usePageTitle } from '@/components/ads/list/use-page-title';
import { ViewToggle } from '@/components/ads/list/view-toggle';
import { ListMap, prepareListMap } from '@/components/map/list-map';
import { ProgressBar } from '@/components/ui/loading/progress-bar';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { activeFilters } from '@/lib/ads/active-filters';
import type { AdPage } from '@/lib/ads/detail/ad-page';
import { type AdSearch, defaultSearch, formatAdSearch, withView } from '@/lib/ads/search';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty-choices';
import type { MapsAccess } from '@/lib/map/access';
import { placesPath } from '@/lib/places/landing/landing-url';
import type { PlaceSummary } from '@/lib/places/place-summary-schema';
import styles from './ad-list.module.css';

type Message = 'beyond-end' | 'map-unavailable';

const messages: Record<Message, string> = {
  'beyond-end': 'Cette page est vide, retour à la première page.',
  'map-unavailable': 'La carte n’est pas disponible pour le moment. La liste reste affichée.',
};

type Props = {
  served: ServedSearch & ServedPage;
  /** `null` when they could not be loaded. */
  specialties: SpecialtyChoice[] | null;
  /** Whether ads can be searched by place. */
  placeSearch: boolean;
  /** `null` when there is no map. */
  mapsAccess: MapsAccess | null;
  /** Shown until the code of the map is loaded, when the URL asks for the map. */
  mapPlaceholder?: ReactNode;
  /** Shown among the cards, or below what is in their place. */
  banner?: ReactNode;
};

/** The list as served, then updated in the browser as filters and page change. */
export function AdList({
  served,
  specialties,
  placeSearch,
  mapsAccess,
  mapPlaceholder,
  banner,
}: Props) {
  const [requested, navigate] = useAdSearch(served);
  // When maps are not configured the URL may still ask for one: links drop that parameter.
  const search = useMemo<AdSearch>(
    () => (mapsAccess || requested.view === 'list' ? requested : { ...requested, view: 'list' }),
    [mapsAccess, requested],
  );
  const { page, loading, failed, preparing, beyondEnd, retry, reader } = useAdPage(search, served);
  const known = placeOf(search, page);
  const place = placeSearch ? known : undefined;
  const filters = activeFilters(search, specialties, known);
  const servedBeyondEnd = served.requestedQuery !== formatAdSearch(served.search);
  const [message, setMessage] = useState<Message | null>(() => {
    if (servedBeyondEnd) return 'beyond-end';
    return served.search.view === 'map' && !mapsAccess ? 'map-unavailable' : null;
  });
  // An unchanged message is not announced again: a new key renders it anew.
  const [messageKey, setMessageKey] = useState(0);
  const resultsId = useId();
  const { highlighted, point, open } = useHighlightedAds();
  const onMap = search.view === 'map' && mapsAccess !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle({
    search,
    isServed: search === served.search,
    specialties,
    page,
    loading,
  });

  useEffect(() => {
    if (servedBeyondEnd) navigate(served.search, 'replace');
  }, [servedBeyondEnd, served.search, navigate]);

  // Also when « Carte » was clicked before hydration.
  useEffect(() => {
    if (search !== requested) navigate(search, 'replace');
  }, [search, requested, navigate]);

  useEffect(() => {
    if (!beyondEnd) return;
    setMessage('beyond-end');
    navigate({ ...search, page: 1 }, 'replace');
  }, [beyondEnd, search, navigate]);

  function show(next: AdSearch, mode?: 'push' | 'replace') {
    setMessage(null);
    if (formatAdSearch(next) !== formatAdSearch(requested)) navigate(next, mode);
  }

  function select(view: AdSearch['view']) {
    if (view === 'list' || mapsAccess) return show(withView(search, view));
    setMessage('map-unavailable');
    setMessageKey(messageKey + 1);
  }

  /** For actions that remove the focused element. */
  function focusHeading(block: 'nearest' | 'start' = 'nearest') {
    heading.current?.focus({ preventScroll: true });
    // Not under the header, as the browser would scroll.
    heading.current?.scrollIntoView({ block });
  }

  function turnTo(page: number) {
    show({ ...search, page });
    focusHeading('start');
  }

  function reset() {
    show({ ...defaultSearch, view: search.view });
    focusHeading();
  }

  return (
    <div className={styles.layout} data-view={onMap ? 'map' : 'list'} data-in-place>
      {reader}
      {loading && <ProgressBar />}
      <FilterSidebar
        search={search}
        specialties={specialties}
        place={place}
        onSearch={show}
        onReset={reset}
      />
      <section className={styles.results}>
        <div className={styles.head}>
          <h2 ref={heading} className={styles.count} tabIndex={-1}>
            {/* Without the page: the heading is focused when one is turned, and would be announced twice. */}
            <span aria-live="polite" aria-atomic>
              {failed ? 'Annonces' : (page?.count ?? 'Chargement des annonces…')}
            </span>
            {search.page > 1 && <VisuallyHidden>{` – page ${search.page}`}</VisuallyHidden>}
          </h2>
          <FilterDialog search={search} specialties={specialties} place={place} onSearch={show} />
          <ViewToggle
            search={search}
            onMap={onMap}
            onSelect={select}
            onMapIntent={mapsAccess ? prepareListMap : undefined}
          />
          {search.place !== null && (
            <SortLinks search={search} place={search.place} onSelect={show} />
          )}
        </div>
        <ActiveFilterList
          filters={filters}
          onSelect={(wider) => {
            show(wider);
            focusHeading();
          }}
        />
        <div role="status" className={styles.message}>
          {message && (
            <AnnouncedNotice key={messageKey}>
              <MessageText message={message} placeSearch={placeSearch} />
            </AnnouncedNotice>
          )}
        </div>
        {onMap && (
          <ListMap
            className={styles.map}
            listId={resultsId}
            placeholder={mapPlaceholder}
            access={mapsAccess}
            search={search}
            ads={failed ? null : loading ? undefined : page?.cards}
            highlighted={highlighted}
            onPoint={point}
            onOpen={open}
          />
        )}
        <AdResults
          id={resultsId}
          search={search}
          highlighted={onMap ? highlighted : undefined}
          onPoint={point}
          page={page}
          loading={loading}
          failed={failed}
          preparing={preparing}
          onRetry={() => {
            retry();
            focusHeading();
          }}
          filters={filters}
          banner={banner}
          onReset={reset}
          onWiden={(wider) => {
            show(wider);
            focusHeading();
          }}
          onTurn={turnTo}
        />
        <Subscribe search={search} />
      </section>
    </div>
  );
}

/** The place of a search, as its page names it; while the next page loads, that of the one before. */
function placeOf(search: AdSearch, page: AdPage | undefined): PlaceSummary | null {
  return search.place === null ? null : (page?.place ?? null);
}

/** Instead of the map of the results there is that of all places. */
function MessageText({ message, placeSearch }: { message: Message; placeSearch: boolean }) {
  if (message !== 'map-unavailable' || !placeSearch) return messages[message];
  return (
    <>
      <span>{`${messages[message]} `}</span>
      <Link href={placesPath} prefetch={false}>
        Voir les annonces par lieu
      </Link>
    </>
  );
}
