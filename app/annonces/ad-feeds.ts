import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { NextRequest } from 'next/server';
import { feedResponse, respondWithFile } from '@/app/file-response';
import { placeChoicePath } from '@/lib/ads/ad-paths';
import { adFeed } from '@/lib/ads/feed';
import { redirectOfPlaceWords } from '@/lib/ads/list/place-choice';
import { parseAdSearch } from '@/lib/ads/parse-search';
import {
  type AdSearch,
  adFeedHref,
  countFilters,
  defaultSearch,
  filtersOf,
} from '@/lib/ads/search';
import { searchInWords } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { readLatestAds } from '@/lib/api/ads-list';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { type FeedKind, feedLinks } from '@/lib/share/feeds/feed';

/** Adds the feeds of a page of ads: those of its search, when it has filters, then those of all ads. */
export function withAdFeeds(
  metadata: Metadata,
  search: AdSearch,
  specialties: Specialty[] | null,
): Metadata {
  const searches = countFilters(search) > 0 ? [search, defaultSearch] : [defaultSearch];
  const types = feedLinks(
    searches.map((each) => ({
      name: ['Annonces', ...searchInWords(each, specialties, getToday())].join(', '),
      href: (kind) => adFeedHref(kind, each),
    })),
  );
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

const sentences = {
  missing: 'Nous ne connaissons pas ce lieu.',
  failed: 'Les annonces ne sont pas disponibles pour le moment.',
};

/** The route handler of the feeds of the open ads that match the filters of the query. */
export const adFeedRoute = (kind: FeedKind) => (request: NextRequest) =>
  respondWithFile(sentences, async () => {
    const { searchParams } = request.nextUrl;
    const meant = redirectOfPlaceWords(searchParams, (search) => adFeedHref(kind, search));
    if (meant?.startsWith(placeChoicePath)) return null;
    if (meant !== null) redirect(meant);
    const filters = filtersOf(parseAdSearch(searchParams));
    const specialties = await specialtiesResource.readSection();
    const latest = await readLatestAds(filters, specialties);
    const feed = adFeed(latest, filters, specialties, getToday());
    return feedResponse(kind, feed, adFeedHref(kind, filters), listsCacheLife);
  });
