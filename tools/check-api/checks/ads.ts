import type { Ad } from '@/lib/ads/ad';
import { isOver } from '@/lib/ads/over';
import { defaultSearch } from '@/lib/ads/search';
import { type AdsRequest, adPath, adsCall, combinedListPath } from '@/lib/api/calls';
import { config } from '@/lib/config/config';
import { dayAt } from '@/lib/french/day';
import { locate } from '@/lib/places/ads-index/search';
import { ApiCheck, type ApiRun } from '../api-check.ts';
import { inWords, isAbsent, isSuccess } from '../exchange.ts';
import { kinds, readSingle } from '../items.ts';
import {
  byFrequency,
  checkNothingFound,
  checkPages,
  checkSearch,
  type List,
  readPage,
  type Search,
  type SeenList,
} from './lists.ts';

type Filters = Partial<Omit<AdsRequest, 'page'>>;

const list: List<Ad, Filters> = {
  kind: kinds.ad,
  callFor: (page, filters) => adsCall({ ...defaultSearch, ...filters, page }),
};

/** The first day that the site takes for one (lib/french/day-in-words.ts). */
const longAgo = '2000-01-01';
/** The highest id that the site filters by (lib/ads/search.ts), which no specialty has. */
const unknownSpecialty = 2 ** 31 - 1;
/** Ids that no ad has: one that fits 32 bits, and the highest in a URL of the site (lib/ads/search.ts). */
const unknownIds = [2 ** 31 - 1, Number.MAX_SAFE_INTEGER];

/** Checks the random ads of the home page. */
export function checkRandomAds(check: ApiCheck, call: string): void {
  const ads = check.run.seen.randomAds;
  const today = dayAt(new Date());
  const over = ads.filter((ad) => isOver(ad, today)).length;
  check.report(call, { 'random-ads-over': over > 0 && `${over} of ${ads.length} ads are over.` });
}

/** Checks the list of ads: paging, what is in it, whether it can be searched by place, filters. */
export async function checkAds(check: ApiCheck): Promise<void> {
  const ads = await checkPages(check, list);
  if (ads === null) return;
  const { items, count } = ads;
  check.run.seen.ads = items;
  const unplaced = items.filter((ad) => {
    const { position, department } = locate(ad);
    return position === null && department === null;
  });
  const max = config.ADS_INDEX_MAX;
  check.report(list.callFor(1), {
    'many-ads': count > max && `There are ${count} ads, more than ADS_INDEX_MAX (${max}).`,
    // A few are nothing to mend.
    'no-place':
      unplaced.length > items.length / 10 &&
      `Where ${unplaced.length} of the ${items.length} ads seen are is not known by their \`postal_code\` and \`city\`, nor by coordinates: ad ${unplaced[0]?.id}, for one.`,
  });
  if (items.length > 0) await checkFilters(check, ads);
}

async function checkFilters(check: ApiCheck, ads: SeenList<Ad>): Promise<void> {
  const { specialties } = check.run.seen;
  for (const { name, search, reason } of searchesFor(ads, specialties)) {
    if (search) await checkSearch(check, list, search);
    else check.skip(`the filter \`${name}\``, reason);
  }
  await checkPeriod(check, ads.items);
  await checkNothingFound(check, list, searchFor({ endDate: longAgo }));
  await checkOddSearches(check);
  const listed = new Set(specialties?.map(({ id }) => id));
  const used = new Set(ads.items.flatMap(({ specialty }) => specialty?.id ?? []));
  const unlisted = [...used].filter((id) => specialties !== null && !listed.has(id));
  const problem = `Ads have specialties that are not in the list: ${unlisted.join(', ')}.`;
  const ofSpecialties = new ApiCheck(check.run, 'combinedList');
  ofSpecialties.report(combinedListPath, {
    'unlisted-specialty': unlisted.length > 0 && problem,
  });
}

/**
 * A search by filters. The contract (docs/product.md#calls) does not say whether a period has to contain an ad or to
 * share a day with it: what has to be found, or must not be, holds for both.
 */
function searchFor(
  filters: Filters,
  more: Pick<Search<Ad, Filters>, 'total' | 'wanted'> = {},
): Search<Ad, Filters> {
  const { specialty, startDate, endDate } = filters;
  const isRight = (ad: Ad) =>
    (!specialty || ad.specialty?.id === specialty) &&
    (!startDate || ad.end_date === null || ad.end_date >= startDate) &&
    (!endDate || ad.start_date === null || ad.start_date <= endDate);
  return { filters, isRight, ...more };
}

/** A search by each filter, which must not find some ad; or why it cannot be tried. */
function searchesFor(
  { items, count: total, pageSize }: SeenList<Ad>,
  specialties: ApiRun['seen']['specialties'],
) {
  // Ads of the first page: where a filter is ignored, they are on its first page too.
  const first = items.slice(0, pageSize);
  const earliestEnd = first.flatMap(({ end_date }) => end_date ?? []).sort()[0];
  const latestStart = first
    .flatMap(({ start_date }) => start_date ?? [])
    .sort()
    .at(-1);
  const used = byFrequency(items.flatMap(({ specialty }) => specialty?.id ?? []));
  // The commonest, which has several pages at best; or one that no ad has.
  const commonest = used.length > 1 ? used.at(-1)?.value : undefined;
  const unused = specialties?.find(({ id }) => used.every(({ value }) => value !== id))?.id;
  const specialty = commonest ?? unused;
  const wanted = commonest && {
    isIt: (ad: Ad) => ad.specialty?.id === commonest,
    problem: `Ads have specialty ${commonest}, and none is found.`,
  };
  return [
    {
      name: 'specialty',
      search: specialty && searchFor({ specialty }, { total, wanted: wanted || undefined }),
      reason: 'the ads seen do not have several',
    },
    {
      name: 'startDate',
      search: earliestEnd && searchFor({ startDate: dayAfter(earliestEnd, 1) }, { total }),
      reason: 'no ad of the first page has an `end_date`',
    },
    {
      name: 'endDate',
      search: latestStart && searchFor({ endDate: dayAfter(latestStart, -1) }, { total }),
      reason: 'no ad of the first page has a `start_date`',
    },
  ];
}

/** An ad is found by its own days, alone and with its specialty. */
async function checkPeriod(check: ApiCheck, ads: Ad[]): Promise<void> {
  const [shortest] = ads
    .flatMap(({ id, start_date: startDate, end_date: endDate, specialty }) =>
      startDate !== null && endDate !== null && startDate <= endDate
        ? { id, startDate, endDate, specialty, length: Date.parse(endDate) - Date.parse(startDate) }
        : [],
    )
    .sort((one, other) => one.length - other.length);
  if (shortest === undefined) {
    check.skip('filters by a period', 'no ad seen has a `start_date` and an `end_date`');
    return;
  }
  const { id, startDate, endDate, specialty } = shortest;
  const problem = `Ad ${id} (${startDate} to ${endDate}) is not found by its own days.`;
  const more = { wanted: { isIt: (ad: Ad) => ad.id === id, problem } };
  const period = await checkSearch(check, list, searchFor({ startDate, endDate }, more));
  if (specialty === null || period === null) return;
  const filters = { startDate, endDate, specialty: specialty.id };
  const both = await checkSearch(check, list, searchFor(filters, more));
  if (both === null || both.count <= period.count) return;
  const found = `With a specialty too it finds ${both.count} ads, and without ${period.count}.`;
  check.report(both.call, { 'filters-combined': found });
}

/** A period that ends before it starts, and a specialty that is none: only a URL written by hand has them. */
async function checkOddSearches(check: ApiCheck): Promise<void> {
  const reversed = list.callFor(1, { startDate: '2030-01-02', endDate: '2030-01-01' });
  const refused = await check.request(reversed);
  const problem = `${inWords(refused)} The period ends before it starts.`;
  check.report(reversed, { 'reversed-period': !isSuccess(refused) && problem });

  const filters = { specialty: unknownSpecialty };
  const unknown = list.callFor(1, filters);
  const found = await check.request(unknown);
  if (isAbsent(found) || (found.kind === 'response' && found.status === 400)) return;
  const page = isSuccess(found) ? await readPage(check, list, 1, filters) : null;
  if (page?.size === 0) return;
  check.report(unknown, {
    'unknown-specialty': page ? `An unknown specialty finds ${page.count} ads.` : inWords(found),
  });
}

/** Checks single ads, as in the lists that were seen, and those that do not exist. */
export async function checkSingleAds(check: ApiCheck): Promise<void> {
  const { ads, randomAds } = check.run.seen;
  const ids = new Set([randomAds[0], ads[0], ads.at(-1)].flatMap((ad) => ad?.id ?? []));
  if (ids.size === 0) check.skip('an ad', 'there is none in the lists');
  for (const id of ids) {
    const alone = await readSingle(check, kinds.ad, adPath(id), id, (ad) => ad.id);
    const listed = ads.find((ad) => ad.id === id);
    if (alone === null || listed === undefined) continue;
    const missing = Object.entries(alone)
      .filter(([key, value]) => value !== null && listed[key as keyof Ad] === null)
      .map(([key]) => `\`${key}\``);
    const problem = `The ad has ${missing.join(', ')}, and in the list it has not.`;
    check.report(adPath(id), { 'list-lacks-fields': missing.length > 0 && problem });
  }
  for (const id of unknownIds) await check.expectAbsent('unknown-ad', adPath(id));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
