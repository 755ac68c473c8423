import type { NextRequest } from 'next/server';
import { answerFeed } from '@/app/answer-feed';
import { adFeed } from '@/lib/ads/feed';
import { adFeedHref, parseAdFeedFilters } from '@/lib/ads/feed-address';
import { lifeOfLists } from '@/lib/api/cache';
import { getLatestAds } from '@/lib/api/latest-ads';
import { getSpecialtiesOrLast } from '@/lib/api/specialties';
import type { FeedKind } from '@/lib/feeds/kinds';

/** Answers with the feed of the ads that the filters of the query find. */
export function answerAdFeed({ nextUrl, headers }: NextRequest, kind: FeedKind) {
  const filters = parseAdFeedFilters(nextUrl.searchParams);
  return answerFeed(headers, kind, {
    href: adFeedHref(kind, filters),
    life: lifeOfLists,
    read: async () => {
      const answer = await getSpecialtiesOrLast();
      const specialties = answer.kind === 'loaded' ? answer.content : null;
      return adFeed(await getLatestAds(filters, specialties), filters, specialties);
    },
    sorry: 'Les annonces ne sont pas disponibles pour le moment.',
  });
}
