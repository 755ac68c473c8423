import type { Ad } from '@/lib/ads/ad';
import { isOver } from '@/lib/ads/detail/over';
import { defaultSearch } from '@/lib/ads/search';
import { type AdsRequest, adsCall } from '@/lib/api/ads-call';
import { adPath, combinedListPath } from '@/lib/api/paths';
import { config } from '@/lib/config';
import { dayAt } from '@/lib/french/day';
import { locate } from '@/lib/places/ads-index/locate';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { ApiCheck, Where } from '../api-check.ts';
import { inWords, isAbsent, isSuccess } from '../exchange.ts';
import { adKind, readSingle } from '../items.ts';
import { checkPages, type List, readPage, type SeenList } from './pages.ts';
import { byFrequency, checkNothingFound, checkSearch, type Search } from './searches.ts';

type Filters = Partial<Omit<AdsRequest, 'page'>>;

const list: List<Ad> = { operation: 'ads', kind: adKind, callFor: callFor({}) };

/** The first day that the site takes for one (lib/french/calendar-day.ts). */
const longAgo = '2000-01-01';
/** The highest id that the site filters by (lib/ads/search.ts), which no specialty has. */
const unknownSpecialty = 2 ** 31 - 1;
/** Ids that no ad has: one that fits 32 bits, and the highest in a URL of the site (lib/ads/ad-id.ts). */
const unknownIds = [2 ** 31 - 1, Number.MAX_SAFE_INTEGER];

function callFor(filters: Filters): (page: number) => string {
  return (page) => adsCall({ ...defaultSearch, ...filters, page });
}

/** Checks the random ads of the home page. */
export function checkRandomAds(check: ApiCheck, where: Where): void {
  const ads = check.seen.randomAds;
  const today = dayAt(new Date());
  const over = ads.filter((ad) => isOver(ad, today));
  const problem = `${over.length} of ${ads.length} ads are over.`;
  check.advise(where, { 'random-ads-over': over.length > 0 && problem });
}

/** Checks the list of ads: paging, what is in it, filters. */
export async function checkAds(check: ApiCheck): Promise<void> {
  const ads = await checkPages(check, list);
  if (ads === null) return;
  check.seen.ads = ads.items;
  checkForPlaces(check, ads);
  if (ads.items.length > 0) await checkFilters(check, ads);
}

/** Whether the ads can be searched by place. */
function checkForPlaces(check: ApiCheck, { items, count }: SeenList<Ad>): void {
  const where = { operation: 'ads', call: list.callFor(1) } as const;
  const places = gazetteer();
  const unplaced = items.filter((ad) => {
    const { position, department } = locate(places, ad);
    return position === null && department === null;
  });
  const max = config.ADS_INDEX_MAX;
  const notPlaced = `Where ${unplaced.length} of the ${items.length} ads seen are is not known by their \`postal_code\` and \`city\`, nor by coordinates: ad ${unplaced[0]?.id}, for one.`;
  check.advise(where, {
    'many-ads': count > max && `There are ${count} ads, more than ADS_INDEX_MAX (${max}).`,
    // A few are nothing to mend.
    'no-place': unplaced.length > items.length / 10 && notPlaced,
  });
}

async function checkFilters(check: ApiCheck, ads: SeenList<Ad>): Promise<void> {
  const { specialties } = check.seen;
  for (const search of searchesFor(ads, specialties)) await checkSearch(check, list, search);
  await checkPeriod(check, ads.items);
  await checkNothingFound(check, list, searchFor({ endDate: longAgo }));
  await checkReversedPeriod(check);
  await checkUnknownSpecialty(check);
  const listed = new Set(specialties?.map(({ id }) => id));
  const used = new Set(ads.items.flatMap(({ specialty }) => specialty?.id ?? []));
  const unlisted = [...used].filter((id) => specialties !== null && !listed.has(id));
  const problem = `Ads have specialties that are not in the list: ${unlisted.join(', ')}.`;
  const where = { operation: 'combinedList', call: combinedListPath } as const;
  check.error(where, { 'unlisted-specialty': unlisted.length > 0 && problem });
}

/**
 * A search by filters. The contract (docs/product.md#calls) does not say whether a period has to contain an ad or to
 * share a day with it: what has to be found, or must not be, holds for both.
 */
function searchFor(filters: Filters, more: Partial<Search<Ad>> = {}): Search<Ad> {
  const { specialty, startDate, endDate } = filters;
  const isRight = (ad: Ad) =>
    (!specialty || ad.specialty?.id === specialty) &&
    (!startDate || ad.end_date === null || ad.end_date >= startDate) &&
    (!endDate || ad.start_date === null || ad.start_date <= endDate);
  return { names: Object.keys(filters).join(', '), callFor: callFor(filters), isRight, ...more };
}

/** Searches by one filter, each of which must not find some ad. */
function searchesFor(
  { items, count: total, pageSize }: SeenList<Ad>,
  specialties: ApiCheck['seen']['specialties'],
): Parameters<typeof checkSearch<Ad>>[2][] {
  // Ads of the first page: where a filter is ignored, they are on its first page too.
  const first = items.slice(0, pageSize);
  const [earliestEnd] = first.flatMap(({ end_date }) => end_date ?? []).sort();
  const [latestStart] = first
    .flatMap(({ start_date }) => start_date ?? [])
    .sort()
    .reverse();
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
    specialty === undefined
      ? { names: 'specialty', reason: 'the ads seen do not have several' }
      : searchFor({ specialty }, { total, ...(wanted && { wanted }) }),
    earliestEnd === undefined
      ? { names: 'startDate', reason: 'no ad of the first page has an `end_date`' }
      : searchFor({ startDate: dayAfter(earliestEnd, 1) }, { total }),
    latestStart === undefined
      ? { names: 'endDate', reason: 'no ad of the first page has a `start_date`' }
      : searchFor({ endDate: dayAfter(latestStart, -1) }, { total }),
  ];
}

/** An ad is found by its own days, alone and with its specialty. */
async function checkPeriod(check: ApiCheck, ads: Ad[]): Promise<void> {
  const [shortest] = ads
    .flatMap(({ id, start_date: start, end_date: end, specialty }) =>
      start !== null && end !== null && start <= end ? { id, start, end, specialty } : [],
    )
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  if (shortest === undefined) {
    check.skip('ads', 'filters by a period', 'no ad seen has a `start_date` and an `end_date`');
    return;
  }
  const { id, start: startDate, end: endDate, specialty } = shortest;
  const problem = `Ad ${id} (${startDate} to ${endDate}) is not found by its own days.`;
  const more = { wanted: { isIt: (ad: Ad) => ad.id === id, problem } };
  const period = await checkSearch(check, list, searchFor({ startDate, endDate }, more));
  if (specialty === null || period === null) return;
  const filters = { startDate, endDate, specialty: specialty.id };
  const all = await checkSearch(check, list, searchFor(filters, more));
  if (all === null || all.count <= period.count) return;
  const found = `With a specialty too it finds ${all.count} ads, and without ${period.count}.`;
  check.error({ operation: 'ads', call: all.call }, { 'filters-combined': found });
}

/** A period that only a URL written by hand has. */
async function checkReversedPeriod(check: ApiCheck): Promise<void> {
  const call = callFor({ startDate: '2030-01-02', endDate: '2030-01-01' })(1);
  const where = { operation: 'ads', call } as const;
  const outcome = await check.request(where);
  const problem = `${inWords(outcome)} The period ends before it starts.`;
  check.advise(where, { 'reversed-period': !isSuccess(outcome) && problem });
}

async function checkUnknownSpecialty(check: ApiCheck): Promise<void> {
  const call = callFor({ specialty: unknownSpecialty })(1);
  const where = { operation: 'ads', call } as const;
  const outcome = await check.request(where);
  if (isAbsent(outcome) || (outcome.kind === 'response' && outcome.status === 400)) return;
  const page = isSuccess(outcome) ? await readPage(check, list, call, 1) : null;
  if (page?.size === 0) return;
  const problem = page ? `An unknown specialty finds ${page.count} ads.` : inWords(outcome);
  check.advise(where, { 'unknown-specialty': problem });
}

/** Checks single ads, as in the lists that were seen, and those that do not exist. */
export async function checkSingleAds(check: ApiCheck): Promise<void> {
  const { ads, randomAds } = check.seen;
  const listed = [randomAds[0], ads[0], ads.at(-1)].flatMap((ad) => ad?.id ?? []);
  if (listed.length === 0) check.skip('ad', 'an ad', 'there is none in the lists');
  await Promise.all([...new Set(listed)].map((id) => checkSingleAd(check, id, ads)));
  for (const id of unknownIds) {
    await check.expectAbsent('unknown-ad', { operation: 'ad', call: adPath(id) });
  }
}

async function checkSingleAd(check: ApiCheck, id: number, ads: Ad[]): Promise<void> {
  const where = { operation: 'ad', call: adPath(id) } as const;
  const alone = await readSingle(check, adKind, where, id, (ad) => ad.id);
  const listed = ads.find((ad) => ad.id === id);
  if (alone === null || listed === undefined) return;
  const missing = Object.entries(alone)
    .filter(([key, value]) => value !== null && listed[key as keyof Ad] === null)
    .map(([key]) => `\`${key}\``);
  const problem = `The ad has ${missing.join(', ')}, and in the list it has not.`;
  check.advise(where, { 'list-lacks-fields': missing.length > 0 && problem });
}

function lengthOf({ start, end }: { start: string; end: string }): number {
  return Date.parse(end) - Date.parse(start);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
