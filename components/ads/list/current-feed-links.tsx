'use client';

import { FeedLinks } from '@/components/ads/list/feed-links';
import { type ServedSearch, useAdSearch } from '@/components/ads/list/use-ad-search';

/** The feeds of the search in the URL. */
export function CurrentFeedLinks(served: ServedSearch) {
  const [search] = useAdSearch(served);
  return <FeedLinks search={search} />;
}
