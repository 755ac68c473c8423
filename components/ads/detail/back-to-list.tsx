'use client';

import { useSyncExternalStore } from 'react';
import { BackLink } from '@/components/ui/link/back-link';
import { adListHref, adListPath, parseAdSearch } from '@/lib/ads/search';

const never = () => () => {};

/**
 * Links back to the search the ad was found with. The page is cached without its query, so only the
 * browser knows that search; without JavaScript the link leads to the unfiltered list.
 */
export function BackToList() {
  const href = useSyncExternalStore(
    never,
    () => adListHref(parseAdSearch(new URLSearchParams(location.search))),
    () => adListPath,
  );
  return <BackLink href={href}>Retour aux annonces</BackLink>;
}
