import type { Ad } from '@/lib/ads/ad';
import { defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type AdPlace, locate } from '@/lib/ads-index/locate';
import { adsCall } from '@/lib/api/ads-call';
import { adPath } from '@/lib/api/paths';
import { config } from '@/lib/config';
import { gazetteer } from '@/lib/places/gazetteer';
import type { ApiCheck } from '../api-check.ts';
import { readItems } from '../items.ts';
import { adKind } from '../kinds.ts';
import { operations } from '../operations.ts';
import type { List } from '../read-page.ts';
import { checkAdFilters } from './ad-filters.ts';
import { checkPages, type SeenList } from './pages.ts';

const list: List<Ad> = {
  operation: 'ads',
  kind: adKind,
  sitePath: '/annonces',
  callFor: (page) => adsCall({ ...defaultSearch, page }),
};

/** Ids that no ad has: one that fits 32 bits, and the highest in a URL of the site (lib/ads/ad-id.ts). */
const unknownIds = [2 ** 31 - 1, Number.MAX_SAFE_INTEGER];

/** Checks the list of ads: paging, what is in it, filters. Gives the ads that were seen. */
export async function checkAds(check: ApiCheck, specialties: Specialty[] | null): Promise<Ad[]> {
  const seen = await checkPages(check, list);
  if (seen === null) {
    check.skip('ads', 'pages and filters', 'the first page cannot be read');
    return [];
  }
  checkForPlaces(check, seen);
  await checkAdFilters(check, seen, specialties);
  return seen.items;
}

/** Whether the ads can be searched by place. */
function checkForPlaces(check: ApiCheck, { items, count }: SeenList<Ad>): void {
  const where = { operation: 'ads', call: list.callFor(1) } as const;
  if (count > config.ADS_INDEX_MAX) {
    check.advise(
      'many-ads',
      where,
      `There are ${count} ads.`,
      `With more than ${config.ADS_INDEX_MAX} there is no search by place, unless ADS_INDEX_MAX allows them.`,
    );
  }
  const places = gazetteer();
  const unplaced = items.filter((ad) => hasNoPlace(locate(places, ad)));
  // A few are nothing to mend.
  if (unplaced.length > items.length / 10) {
    check.advise(
      'no-place',
      where,
      `Where ${unplaced.length} of the ${items.length} ads seen are is not known by their \`postal_code\` and \`city\`, nor by coordinates: ad ${unplaced[0]?.id}, for one.`,
      'A search by place does not find them.',
    );
  }
}

/** Whether no search by place finds an ad. */
function hasNoPlace({ position, department }: AdPlace): boolean {
  return position === null && department === null;
}

/**
 * Checks single ads, and those that do not exist.
 *
 * @param ads of the list, which a single one is compared with.
 * @param randomIds of the home page, whose links have to lead somewhere.
 */
export async function checkSingleAds(
  check: ApiCheck,
  ads: Ad[],
  randomIds: number[],
): Promise<void> {
  const ids = new Set([randomIds[0], ads[0]?.id, ads.at(-1)?.id].filter((id) => id !== undefined));
  if (ids.size === 0) check.skip('ad', 'an ad', 'there is none in the lists');
  await Promise.all(
    [...ids].map((id) =>
      checkSingleAd(
        check,
        id,
        ads.find((ad) => ad.id === id),
      ),
    ),
  );
  for (const id of unknownIds) {
    await check.expectAbsent(
      'unknown-ad',
      { operation: 'ad', call: adPath(id) },
      {
        success:
          'The page of an ad that does not exist, or no longer, shows what the API sends, or 503.',
        failure:
          'The page of an ad that does not exist, or no longer, answers 503 where it should 404: search engines keep it.',
      },
    );
  }
}

async function checkSingleAd(check: ApiCheck, id: number, listed: Ad | undefined): Promise<void> {
  const where = { operation: 'ad', call: adPath(id) } as const;
  const body = await check.read(where.operation, where.call);
  if (body === undefined) return;
  const dropped = operations.ad.failure;
  const [ad] = readItems(check, adKind, { ...where, dropped }, [body]).map(({ read }) => read);
  if (ad === undefined) return;
  if (ad.id !== id) {
    check.error('other-ad', where, `It is ad ${ad.id}.`, `The page of ad ${id} shows another.`);
  }
  const missing = listed ? missingInList(listed, ad) : [];
  if (missing.length > 0) {
    check.advise(
      'list-lacks-fields',
      where,
      `The ad has ${missing.join(', ')}, and in the list it has not.`,
      'Cards, feeds and the search by place are without it: they read the list.',
    );
  }
}

function missingInList(listed: Ad, alone: Ad): string[] {
  return Object.entries(alone)
    .filter(([key, value]) => value !== null && listed[key as keyof Ad] === null)
    .map(([key]) => `\`${key}\``);
}
