import type { Ad } from '@/lib/ads/ad';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type AdsRequest, adsCall } from '@/lib/api/ads-call';
import { combinedListPath } from '@/lib/api/paths';
import type { ApiCheck } from '../api-check.ts';
import { inWords, isAbsent, isSuccess } from '../exchange.ts';
import { adKind } from '../kinds.ts';
import { type Page, readLaterPage, readPage } from '../read-page.ts';
import type { SeenList } from './pages.ts';

type Filters = Omit<AdsRequest, 'page'>;
/** An ad that has what a filter goes by. */
type DatedAd = Ad & { start_date: string; end_date: string };

const none: Filters = { specialty: null, startDate: null, endDate: null };
const list = { operation: 'ads', kind: adKind } as const;

/** Pages on which an ad is looked for. */
const maxPages = 5;
/** The first day that the site takes for one (lib/french/calendar-day.ts). */
const longAgo = '2000-01-01';
/** The highest id that the site filters by (lib/ads/search.ts), which no specialty has. */
const unknownSpecialty = 2 ** 31 - 1;

/**
 * Checks the filters by ads that the unfiltered list has: what a filter must not find shows that it is ignored. The
 * specification does not say whether a period has to contain an ad or to share a day with it: what is checked here
 * holds for both.
 */
export async function checkAdFilters(
  check: ApiCheck,
  { items: ads, count, pageSize }: SeenList<Ad>,
  specialties: Specialty[] | null,
): Promise<void> {
  if (ads.length === 0) return;
  await checkSpecialty(check, ads, count, specialties);
  // Ads of the first page: where a filter is ignored, they are on its first page too.
  const first = ads.slice(0, pageSize);
  await checkStart(check, first, count);
  await checkEnd(check, first, count);
  await checkPeriod(check, ads);
  await checkNothingFound(check);
  await checkOddSearches(check);
}

const callOf = (filters: Partial<Filters>, page = 1) => adsCall({ ...none, ...filters, page });
const read = (check: ApiCheck, call: string) => readPage(check, list, call);

async function checkSpecialty(
  check: ApiCheck,
  ads: Ad[],
  count: number,
  specialties: Specialty[] | null,
): Promise<void> {
  const seen = countBy(ads.flatMap(({ specialty }) => specialty?.id ?? []));
  const unlisted = specialties && [...seen.keys()].filter((id) => !hasId(specialties, id));
  if (unlisted?.length) {
    check.error(
      'unlisted-specialty',
      { operation: 'combinedList', call: combinedListPath },
      `Ads have specialties that are not in the list: ${unlisted.join(', ')}.`,
      'Nobody can filter by them, and they have no page.',
    );
  }
  // The commonest, which has several pages at best: the others have to be missing.
  const [commonest] = [...seen].sort(([, one], [, other]) => other - one);
  const id = seen.size > 1 ? commonest?.[0] : specialties?.find((each) => !seen.has(each.id))?.id;
  if (id === undefined) {
    check.skip('ads', 'the filter `specialty`', 'the ads seen do not have several');
    return;
  }
  const call = callOf({ specialty: id });
  const page = await read(check, call);
  if (page === null) return;
  const isRight = (ad: Ad) => ad.specialty?.id === id;
  expectOnly(check, page, { isRight, filter: 'specialty', total: count });
  if (seen.has(id) && page.items.length === 0) {
    reportNotFound(check, call, `Ads have specialty ${id}, and none is found.`);
  }
  if (!page.hasNext) return;
  const second = await readLaterPage(check, list, callOf({ specialty: id }, 2));
  if (second !== null) expectOnly(check, second, { isRight, filter: 'specialty' });
}

/** An ad that ended before the period must not be found. */
async function checkStart(check: ApiCheck, ads: Ad[], count: number): Promise<void> {
  const [earliest] = ads.flatMap(({ end_date }) => end_date ?? []).sort();
  if (earliest === undefined) {
    check.skip('ads', 'the filter `startDate`', 'no ad of the first page has an `end_date`');
    return;
  }
  const startDate = dayAfter(earliest, 1);
  const page = await read(check, callOf({ startDate }));
  if (page === null) return;
  expectOnly(check, page, {
    isRight: ({ end_date }) => end_date === null || end_date >= startDate,
    filter: 'startDate',
    total: count,
  });
}

/** An ad that starts after the period must not be found. */
async function checkEnd(check: ApiCheck, ads: Ad[], count: number): Promise<void> {
  const latest = ads
    .flatMap(({ start_date }) => start_date ?? [])
    .sort()
    .at(-1);
  if (latest === undefined) {
    check.skip('ads', 'the filter `endDate`', 'no ad of the first page has a `start_date`');
    return;
  }
  const endDate = dayAfter(latest, -1);
  const page = await read(check, callOf({ endDate }));
  if (page === null) return;
  expectOnly(check, page, {
    isRight: ({ start_date }) => start_date === null || start_date <= endDate,
    filter: 'endDate',
    total: count,
  });
}

/** An ad is found by its own days, alone and with its specialty. */
async function checkPeriod(check: ApiCheck, ads: Ad[]): Promise<void> {
  const [ad] = ads.filter(isDated).sort((one, other) => lengthOf(one) - lengthOf(other));
  if (ad === undefined) {
    check.skip('ads', 'filters by a period', 'no ad seen has a `start_date` and an `end_date`');
    return;
  }
  const { start_date: startDate, end_date: endDate, specialty } = ad;
  const isRight = (found: Ad) =>
    (found.start_date === null || found.start_date <= endDate) &&
    (found.end_date === null || found.end_date >= startDate);
  const period = await find(check, ad, { startDate, endDate }, isRight);
  if (specialty === null || period === null) return;
  const filters = { startDate, endDate, specialty: specialty.id };
  const all = await find(
    check,
    ad,
    filters,
    (found) => isRight(found) && found.specialty?.id === specialty.id,
  );
  if (all !== null && all.count > period.count) {
    check.error(
      'filters-combined',
      { operation: 'ads', call: all.call },
      `With a specialty too it finds ${all.count} ads, and without ${period.count}.`,
      'A visitor who narrows a search finds more.',
    );
  }
}

/** Looks for an ad on the first pages of a search. Gives the first page. */
async function find(
  check: ApiCheck,
  ad: DatedAd,
  filters: Partial<Filters>,
  isRight: (ad: Ad) => boolean,
): Promise<Page<Ad> | null> {
  let first: Page<Ad> | null = null;
  let found = 0;
  const names = Object.keys(filters).join(', ');
  for (let number = 1; number <= maxPages; number += 1) {
    const call = callOf(filters, number);
    const page = await (number === 1 ? readPage : readLaterPage)(check, list, call);
    if (page === null) return null;
    first ??= page;
    expectOnly(check, page, { isRight, filter: names });
    if (hasId(page.items, ad.id)) return first;
    found += page.size;
    if (page.hasNext) continue;
    // Without a `next`, which is another fault.
    if (found < page.count) break;
    const problem = `Ad ${ad.id} (${ad.start_date} to ${ad.end_date}) is not found by its own days.`;
    reportNotFound(check, page.call, problem);
    return first;
  }
  check.skip('ads', `that ${names} find an ad`, `it is not on the first pages`);
  return first;
}

/** A search that finds nothing is no failure. */
async function checkNothingFound(check: ApiCheck): Promise<void> {
  const call = callOf({ endDate: longAgo });
  const outcome = await check.get('ads', call);
  if (isSuccess(outcome)) return;
  check.error(
    'nothing-found',
    { operation: 'ads', call },
    `${inWords(outcome)} A search that finds nothing has status 200, and no results.`,
    'Such a search shows « Impossible de charger les annonces pour le moment. » with status 503, where it should say that there is no ad.',
  );
}

/** Searches that only a URL written by hand has. */
async function checkOddSearches(check: ApiCheck): Promise<void> {
  const reversed = callOf({ startDate: '2030-01-02', endDate: '2030-01-01' });
  const outcome = await check.get('ads', reversed);
  if (!isSuccess(outcome)) {
    check.advise(
      'reversed-period',
      { operation: 'ads', call: reversed },
      `${inWords(outcome)} The period ends before it starts.`,
      'The filters say what is wrong; a URL with such a period answers 503.',
    );
  }
  const call = callOf({ specialty: unknownSpecialty });
  const unknown = await check.get('ads', call);
  const isRefused = unknown.kind === 'response' && unknown.status === 400;
  if (isRefused || isAbsent(unknown)) return;
  const page = isSuccess(unknown) ? await read(check, call) : null;
  if (page?.size === 0) return;
  check.advise(
    'unknown-specialty',
    { operation: 'ads', call },
    page === null ? inWords(unknown) : `An unknown specialty finds ${page.count} ads.`,
    'None while the specialties can be read: then the site requests no unknown one.',
  );
}

type Expectation = {
  isRight: (ad: Ad) => boolean;
  filter: string;
  /** How many ads there are without the filter, which has to exclude one. */
  total?: number;
};

/** Reports what a filter finds and must not. */
function expectOnly(
  check: ApiCheck,
  page: Page<Ad>,
  { isRight, filter, total = Number.POSITIVE_INFINITY }: Expectation,
): void {
  const wrong = page.items.filter((ad) => !isRight(ad));
  const isIgnored = page.count >= total;
  if (wrong.length === 0 && !isIgnored) return;
  check.error(
    'filter-ignored',
    { operation: 'ads', call: page.call },
    isIgnored
      ? `\`${filter}\` is ignored: it finds all ${page.count} ads.`
      : `\`${filter}\` finds ads that do not match: ${wrong
          .slice(0, 3)
          .map(({ id }) => id)
          .join(', ')} (${wrong.length} of ${page.items.length}).`,
    'Visitors see ads that they have filtered out: the site shows what the API finds.',
  );
}

function reportNotFound(check: ApiCheck, call: string, problem: string): void {
  check.error(
    'filter-excludes',
    { operation: 'ads', call },
    problem,
    'Visitors who filter do not see ads that match.',
  );
}

function countBy(ids: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function hasId(items: readonly { id: number }[], id: number): boolean {
  return items.some((item) => item.id === id);
}

function isDated(ad: Ad): ad is DatedAd {
  return ad.start_date !== null && ad.end_date !== null && ad.start_date <= ad.end_date;
}

function lengthOf({ start_date, end_date }: DatedAd): number {
  return Date.parse(end_date) - Date.parse(start_date);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
