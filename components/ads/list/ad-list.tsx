'use client';

import Link from 'next/link';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { AdResults } from '@/components/ads/list/ad-results';
import type { ServedPage } from '@/components/ads/list/changed-list';
import { FilterDialog, FilterSidebar } from '@/components/ads/list/filters/filters';
import { ActiveFilterList, SortLinks, ViewToggle } from '@/components/ads/list/list-controls';
import { Subscribe } from '@/components/ads/list/subscribe';
import { type ServedSearch, useAdSearch } from '@/components/ads/list/use-ad-search';
import { isFailed, useAdsPage } from '@/components/ads/list/use-ads-page';
import { usePageTitle } from '@/components/ads/list/use-page-title';
import { ListMap, prepareListMap } from '@/components/map/list-map';
import { ProgressBar } from '@/components/ui/loading/loading';
import { AnnouncedNotice } from '@/components/ui/notice/announced-notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { adsByPlace } from '@/lib/ads/messages';
import { type AdSearch, defaultSearch, formatAdSearch } from '@/lib/ads/search';
import { activeFilters } from '@/lib/ads/search-in-words';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { emptyPage } from '@/lib/french/messages';
import type { MapsAccess } from '@/lib/map/access';
import { placesPath } from '@/lib/places/landing/landing-url';
import styles from './ad-list.module.css';

const messages = {
  'beyond-end': emptyPage,
  'map-unavailable': 'La carte n’est pas disponible pour le moment. La liste reste affichée.',
};

type Message = keyof typeof messages;

type Props = {
  served: ServedSearch & ServedPage;
  specialties: SpecialtyChoice[] | null;
  /** Whether ads can be searched by place. */
  placeSearch: boolean;
  /** `null` when there is no map. */
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
  // While the next page loads, that of the one before.
  const knownPlace = page?.place ?? null;
  const filters = activeFilters(search, specialties, knownPlace);
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
  usePageTitle({ search, isServed: search === served.search, specialties, page, loading });

  useEffect(() => {
    if (servedBeyondEnd) navigate(served.search, 'replace');
  }, [servedBeyondEnd, served.search, navigate]);

  // Also when « Carte » was clicked before hydration.
  useEffect(() => {
    if (search !== requested) navigate(search, 'replace');
  }, [search, requested, navigate]);

  useEffect(() => {
    if (state !== 'beyond-end') return;
    setMessage('beyond-end');
    navigate({ ...search, page: 1 }, 'replace');
  }, [state, search, navigate]);

  function show(next: AdSearch, mode?: 'push' | 'replace') {
    setMessage(null);
    if (formatAdSearch(next) !== formatAdSearch(requested)) navigate(next, mode);
  }

  function showView(next: AdSearch) {
    if (next.view === 'list' || mapsAccess) return show(next);
    setMessage('map-unavailable');
    setMessageKey(messageKey + 1);
  }

  /** For actions that remove the focused element. */
  function focusHeading(block: 'nearest' | 'start' = 'nearest') {
    heading.current?.focus({ preventScroll: true });
    // Not under the header, as the browser would scroll.
    heading.current?.scrollIntoView({ block });
  }

  function showFromHeading(next: AdSearch) {
    show(next);
    focusHeading();
  }

  function reset() {
    showFromHeading({ ...defaultSearch, view: search.view });
  }

  const filterProps = {
    search,
    specialties,
    place: placeSearch ? knownPlace : undefined,
    onSearch: show,
  };
  return (
    <div className={styles.layout} data-view={onMap ? 'map' : 'list'} data-in-place>
      {reader}
      {loading && <ProgressBar />}
      <FilterSidebar {...filterProps} onReset={reset} />
      <section className={styles.results}>
        <div className={styles.head}>
          <h2 ref={heading} className={styles.count} tabIndex={-1}>
            {/* Without the page: the heading is focused when one is turned, and would be announced twice. */}
            <span aria-live="polite" aria-atomic>
              {failed ? 'Annonces' : (page?.count ?? 'Chargement des annonces…')}
            </span>
            {search.page > 1 && <VisuallyHidden>{` – page ${search.page}`}</VisuallyHidden>}
          </h2>
          <FilterDialog {...filterProps} />
          <ViewToggle
            search={search}
            onMap={onMap}
            onSelect={showView}
            onMapIntent={mapsAccess ? prepareListMap : undefined}
          />
          <SortLinks search={search} onSelect={show} />
        </div>
        <ActiveFilterList filters={filters} onSelect={showFromHeading} />
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
            placeholder={props.mapPlaceholder}
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
          page={page}
          state={state}
          search={search}
          highlighted={onMap ? highlighted : undefined}
          onPoint={point}
          onRetry={() => {
            retry();
            focusHeading();
          }}
          filters={filters}
          banner={props.banner}
          onReset={reset}
          onWiden={showFromHeading}
          onTurn={(number) => {
            show({ ...search, page: number });
            focusHeading('start');
          }}
        />
        <Subscribe search={search} />
      </section>
    </div>
  );
}

/** Instead of the map of the results there is that of all places. */
function MessageText({ message, placeSearch }: { message: Message; placeSearch: boolean }) {
  if (message !== 'map-unavailable' || !placeSearch) return messages[message];
  return (
    <>
      <span>{`${messages[message]} `}</span>
      <Link href={placesPath} prefetch={false}>
        {adsByPlace}
      </Link>
    </>
  );
}

const none: number[] = [];

/** The ads to highlight in the list and on the map: hovered or focused ones, and those of the open popup. */
function useHighlightedAds() {
  const [pointed, setPointed] = useState(none);
  const [opened, setOpened] = useState(none);
  const highlighted = useMemo(() => new Set([...pointed, ...opened]), [pointed, opened]);
  const point = useCallback((ads: number[]) => setPointed(ads.length > 0 ? ads : none), []);
  const open = useCallback((ads: number[]) => setOpened(ads.length > 0 ? ads : none), []);
  return { highlighted, point, open };
}
