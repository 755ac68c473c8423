import { adHref } from '@/lib/ads/search';
import { adPageTitle } from '@/lib/ads/title';
import { placeSearchState, searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { adsCacheLife, listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { limitLife } from '@/lib/runtime/response-state';
import type { PlanLink } from '@/lib/seo/sitemap/plan';

const maxAds = 300;

/**
 * The latest open ads, for the plan of the site: links without the query of a list, which crawlers follow. None where
 * there is no index of ads, or none yet.
 *
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export async function readAdLinks(today: string): Promise<PlanLink[]> {
  if (placeSearchState() !== 'ready') {
    limitLife(listsCacheLife);
    return [];
  }
  limitLife(adsCacheLife, [tags.ads]);
  const { ads } = await searchAdsByPlace({
    area: null,
    specialty: null,
    startDate: null,
    endDate: null,
    sort: 'recent',
    today,
    offset: 0,
    limit: maxAds,
  });
  return ads.map(({ published: { ad } }) => ({ name: adPageTitle(ad), href: adHref(ad.id) }));
}
