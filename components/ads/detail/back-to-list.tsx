'use client';

import { type MouseEvent, useEffect } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/icons';
import { inPlace } from '@/components/ui/link/in-place';
import { BackLink } from '@/components/ui/link/links';
import { useBrowserValue } from '@/components/ui/use-hydrated';
import { backToListPath } from '@/lib/ads/ad-paths';
import { neighboursIn, readShownList } from '@/lib/ads/list-neighbours';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { adHref, adListHref } from '@/lib/ads/search';
import { rememberAd } from '@/lib/ads/visits/remember-ad';
import { linkRel } from '@/lib/routing/crawling';
import styles from './list-neighbours.module.css';

/** Links back to the search of the list: only the browser knows it, as the page is cached without its query. */
export function BackToList() {
  const read = () => adListHref(parseAdSearch(new URLSearchParams(location.search)));
  const href = useBrowserValue(read, backToListPath);

  function goBack(event: MouseEvent<HTMLAnchorElement>) {
    if (isPreviousPage(event.currentTarget.href)) inPlace(event, () => window.history.back());
  }

  return (
    <BackLink href={href} rel={linkRel(href)} onClick={goBack}>
      Retour aux annonces
    </BackLink>
  );
}

/** Never in a browser without the Navigation API (https://developer.mozilla.org/docs/Web/API/Navigation_API). */
function isPreviousPage(url: string): boolean {
  const { navigation } = window as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index;
  return index !== undefined && navigation?.entries()[index - 1]?.url === url;
}

/** Links to the ads before and after this one in the list the visitor comes from, which only the browser knows. */
export function ListNeighbours({ id }: { id: number }) {
  const stored = useBrowserValue(readShownList, null);
  useEffect(() => rememberAd(id), [id]);
  if (stored === null) return null;
  const search = parseAdSearch(new URLSearchParams(location.search));
  const { previous, next, place } = neighboursIn(stored, id, search);
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Annonces de la liste" className={styles.neighbours}>
      {previous !== null && (
        <SiteLink href={adHref(previous, search)}>
          <ChevronLeftIcon size={20} aria-hidden />
          <span>Annonce précédente</span>
        </SiteLink>
      )}
      {place && <span>{place}</span>}
      {next !== null && (
        <SiteLink href={adHref(next, search)}>
          <span>Annonce suivante</span>
          <ChevronRightIcon size={20} aria-hidden />
        </SiteLink>
      )}
    </nav>
  );
}
