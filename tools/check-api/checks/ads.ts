import type { Ad } from '@/lib/ads/ad';
import { isEnded } from '@/lib/ads/ended';
import { locate } from '@/lib/ads/index/indexed-ad';
import { defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type AdsRequest, adPath, adsCall, combinedListPath } from '@/lib/api/calls';
import { pageSchema } from '@/lib/api/schemas/lists';
import { config } from '@/lib/config/config';
import { dayAt } from '@/lib/french/day';
import { ApiCheck } from '../api-check.ts';
import { inWords, isAbsent, isSuccess } from '../exchange.ts';
import { kinds, readArray, readSingle } from '../items.ts';
import { ListCheck, type Search, type SeenList, searchByValue, type Trial } from './lists.ts';

type Filters = Partial<Omit<AdsRequest, 'page'>>;

class AdList extends ListCheck<Ad, Filters> {
  override readonly kind = kinds.ad;
  override readonly callFor = (page: number, filters?: Filters) =>
    adsCall({ ...defaultSearch, ...filters, page });
}

/** The first day that the site takes for one (lib/french/day-in-words.ts). */
const longAgo = '2000-01-01';
/** An id that no specialty and no ad has: the highest that the site filters by (lib/ads/search.ts). */
const unknownId = 2 ** 31 - 1;

/** Checks the random ads of the home page. */
export async function checkRandomAds(check: ApiCheck, call: string): Promise<void> {
  const ads = (await readArray(check, kinds.ad, call)) ?? [];
  check.run.seen.randomAds = ads;
  const today = dayAt(new Date());
  const over = ads.filter((ad) => isEnded(ad, today)).length;
  check.report(call, { 'random-ads-over': over > 0 && `${over} of ${ads.length} ads have ended.` });
}

/** Checks the list of ads: paging, its items, whether a search by place finds them, filters. */
export async function checkAds({ run, operation }: ApiCheck): Promise<void> {
  const list = new AdList(run, operation);
  const ads = await list.checkPages();
  if (ads === null) return;
  const { items, count } = ads;
  run.seen.ads = items;
  const unplaced = items.filter((ad) => {
    const { position, department } = locate(ad);
    return position === null && department === null;
  });
  const max = config.ADS_INDEX_MAX;
  list.report(list.callFor(1), {
    'many-ads':
      count > max &&
      `There are ${count} ads, more than ADS_INDEX_MAX (${max}): set it to ${count} or more.`,
    // A few need no remedy.
    'no-place':
      unplaced.length > items.length / 10 &&
      `${unplaced.length} of the ${items.length} ads seen, such as ad ${unplaced[0]?.id}, have neither coordinates nor a known \`postal_code\` and \`city\`.`,
  });
  if (items.length === 0) return;
  const { specialties } = run.seen;
  await list.tryAll(trialsOf(ads, specialties));
  await checkPeriod(list, items);
  await list.expectNothing(searchBy({ endDate: longAgo }));
  await checkOddSearches(list);
  checkSpecialties(new ApiCheck(run, 'combinedList'), items, specialties);
}

const specialtiesOf = ({ specialty }: Ad) => [specialty?.id ?? []].flat();

/** Reports specialties of ads that the list of specialties does not have. */
function checkSpecialties(check: ApiCheck, ads: Ad[], specialties: Specialty[] | null): void {
  if (specialties === null) return;
  const listed = new Set(specialties.map(({ id }) => id));
  const used = new Set(ads.flatMap(specialtiesOf));
  const unlisted = [...used].filter((id) => !listed.has(id));
  const problem = `Ads have specialties that are not in the list: ${unlisted.join(', ')}.`;
  check.report(combinedListPath, { 'unlisted-specialty': unlisted.length > 0 && problem });
}

/**
 * A search by filters. The contract (docs/product.md#calls) does not say whether a period has to contain an ad or to
 * share a day with it: what the search has to find, or must not find, holds for both.
 */
function searchBy(
  filters: Filters,
  more: Pick<Search<Ad, Filters>, 'total' | 'wanted'> = {},
): Search<Ad, Filters> {
  const { specialty, startDate, endDate } = filters;
  const isRight = (ad: Ad) =>
    (!specialty || ad.specialty?.id === specialty) &&
    (!startDate || ad.end_date === null || ad.end_date >= startDate) &&
    (!endDate || ad.start_date === null || ad.start_date <= endDate);
  return { name: Object.keys(filters).join(', '), filters, isRight, ...more };
}

/** A search by each filter, which has to exclude some ad. */
function trialsOf(ads: SeenList<Ad>, specialties: Specialty[] | null): Trial<Ad, Filters>[] {
  const { items, count: total, pageSize } = ads;
  // Ads of the first page: when a filter is ignored, the API returns them again.
  const first = items.slice(0, pageSize);
  const ends = first.flatMap(({ end_date }) => end_date ?? []).sort();
  const starts = first.flatMap(({ start_date }) => start_date ?? []).sort();
  const [earliestEnd, latestStart] = [ends[0], starts.at(-1)];
  const ids = specialties?.map(({ id }) => id);
  return [
    searchByValue('specialty', ads, specialtiesOf, (specialty) => ({ specialty }), ids),
    earliestEnd
      ? searchBy({ startDate: dayAfter(earliestEnd, 1) }, { total })
      : { name: 'startDate', reason: 'no ad of the first page has an `end_date`' },
    latestStart
      ? searchBy({ endDate: dayAfter(latestStart, -1) }, { total })
      : { name: 'endDate', reason: 'no ad of the first page has a `start_date`' },
  ];
}

/** Checks that an ad is found by its own days, alone and with its specialty. */
async function checkPeriod(list: AdList, ads: Ad[]): Promise<void> {
  const [shortest] = ads
    .flatMap(({ id, start_date: startDate, end_date: endDate, specialty }) =>
      startDate !== null && endDate !== null && startDate <= endDate
        ? { id, startDate, endDate, specialty, length: Date.parse(endDate) - Date.parse(startDate) }
        : [],
    )
    .sort((one, other) => one.length - other.length);
  if (shortest === undefined) {
    list.skip('filters by a period', 'no ad seen has a `start_date` and an `end_date`');
    return;
  }
  const { id, startDate, endDate, specialty } = shortest;
  const problem = `Ad ${id} (${startDate} to ${endDate}) is not found by its own days.`;
  const more = { wanted: { isIt: (ad: Ad) => ad.id === id, problem } };
  const period = await list.search(searchBy({ startDate, endDate }, more));
  if (specialty === null || period === null) return;
  const both = await list.search(searchBy({ startDate, endDate, specialty: specialty.id }, more));
  if (both === null || both.count <= period.count) return;
  const found = `With a specialty too it finds ${both.count} ads, and without ${period.count}.`;
  list.report(both.call, { 'filters-combined': found });
}

/** Tries a period that ends before it starts, and an unknown specialty, which only a URL written by hand has. */
async function checkOddSearches(list: AdList): Promise<void> {
  const reversed = list.callFor(1, { startDate: '2030-01-02', endDate: '2030-01-01' });
  const refused = await list.request(reversed);
  const problem = `${inWords(refused)} The period ends before it starts.`;
  list.report(reversed, { 'reversed-period': !isSuccess(refused) && problem });

  const unknown = list.callFor(1, { specialty: unknownId });
  const found = await list.request(unknown);
  const isEmpty = pageSchema.safeParse(found.body).data?.results.length === 0;
  if (isAbsent(found) || found.status === 400 || (isSuccess(found) && isEmpty)) return;
  const odd = `${inWords(found)} An unknown specialty has to find nothing, or be refused with 400 or 404.`;
  list.report(unknown, { 'unknown-specialty': odd });
}

/** Checks single ads, as in the lists that were seen, and those that do not exist. */
export async function checkSingleAds(check: ApiCheck): Promise<void> {
  const { ads, randomAds } = check.run.seen;
  const ids = new Set([randomAds[0], ads[0], ads.at(-1)].flatMap((ad) => ad?.id ?? []));
  if (ids.size === 0) check.skip('an ad', 'there is none in the lists');
  for (const id of ids) {
    const alone = await readSingle(check, kinds.ad, adPath(id));
    if (alone === null) continue;
    const listed = ads.find((ad) => ad.id === id);
    const missing = Object.entries(alone)
      .filter(([key, value]) => value !== null && listed?.[key as keyof Ad] === null)
      .map(([key]) => `\`${key}\``);
    const lacks = `The ad has ${missing.join(', ')}, and in the list it has not.`;
    check.report(adPath(id), {
      'other-ad': alone.id !== id && `It is ${alone.id} instead of ${id}.`,
      'list-lacks-fields': missing.length > 0 && lacks,
    });
  }
  // The second is the highest id in a URL of the site; it does not fit 32 bits.
  for (const id of [unknownId, Number.MAX_SAFE_INTEGER]) {
    await check.expectAbsent('unknown-ad', adPath(id));
  }
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
