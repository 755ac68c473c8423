import type { NextRequest } from 'next/server';
import { feedResponse } from '@/app/feed-response';
import { fileNotFoundResponse } from '@/app/file-response';
import { isOver } from '@/lib/ads/detail/over';
import { adFeed } from '@/lib/ads/feed/feed';
import { adFeedHref, parseAdFeedFilters } from '@/lib/ads/feed/feed-url';
import { getLatestAds } from '@/lib/api/resources/latest-ads';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';
import { filterPlaceInWords } from '@/lib/places/place-search/place-page';
import type { FeedKind } from '@/lib/share/feeds/kinds';

/** Responds with the feed of the open ads that match the filters of the query. */
export async function adFeedResponse({ nextUrl }: NextRequest, kind: FeedKind) {
  const filters = parseAdFeedFilters(nextUrl.searchParams);
  const place = filterPlaceInWords(filters);
  if (filters.place !== null && place === null) {
    return fileNotFoundResponse(404, 'Nous ne connaissons pas ce lieu.');
  }
  return feedResponse(kind, {
    href: adFeedHref(kind, filters),
    cacheLife: listsCacheLife,
    read: async () => {
      const response = await specialtiesResource.getSection();
      const specialties = response.kind === 'loaded' ? response.content : null;
      const today = dayAt(new Date());
      const latest = await getLatestAds(filters, specialties);
      const open = latest.filter(({ ad }) => !isOver(ad, today));
      return adFeed(open, filters, specialties, place);
    },
    failureMessage: 'Les annonces ne sont pas disponibles pour le moment.',
  });
}
