'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { inPlace } from '@/components/ui/link/in-place';
import { BackLink } from '@/components/ui/link/links';
import { backToListPath } from '@/lib/ads/ad-paths';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { adListHref } from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';

const never = () => () => {};

/** Links back to the search of the list: only the browser knows it, as the page is cached without its query. */
export function BackToList() {
  const href = useSyncExternalStore(
    never,
    () => adListHref(parseAdSearch(new URLSearchParams(location.search))),
    () => backToListPath,
  );

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
