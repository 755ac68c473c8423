import type { Ad } from '@/lib/ads/ad';
import { isEnded } from '@/lib/ads/ended';
import { locate } from '@/lib/ads/index/indexed-ad';
import { type AdFilters, adListHref, defaultSearch, noFilters } from '@/lib/ads/search';
import { inSentence } from '@/lib/ads/specialty/specialty-page';
import { countAds } from '@/lib/api/ads-list';
import { dayFormat, write } from '@/lib/french/day-in-words';
import { monthOf, monthOfYear } from '@/lib/french/months';
import { formatCount, formatNumber } from '@/lib/french/numbers';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { type Commune, type Department, inPlace, placePhrase } from '@/lib/places/gazetteer/place';

/** A search that the page of an ad leads to: « 9 annonces de médecine générale dans le Finistère ». */
export type AdSearchLink = { name: string; href: string };

/**
 * The searches below the title of an ad (docs/product.md#searches-of-an-ad): its specialty in its department, around its
 * town in its month, and there with lodging. Those that find other ads; none while the index is not ready.
 */
export async function readAdSearches(ad: Ad, today: string): Promise<AdSearchLink[]> {
  const place = locate(ad);
  const department = gazetteer().departmentByCode(place.department ?? '');
  const commune = gazetteer().communeByCode(place.commune ?? '');
  const ofDepartment = department === null ? null : await searchIn(department, ad);
  const around = commune?.centre ? await searchesAround(commune, ad, today) : null;
  if (around === null) return ofDepartment === null ? [] : [ofDepartment.named];
  const [nearby, ...lodging] = around;
  // The counted ads are named once.
  if (ofDepartment === null) return [nearby.named, ...lodging];
  return [ofDepartment.named, nearby.short, ...lodging];
}

/** `null` when it finds no other ad. */
async function searchIn(department: Department, ad: Ad) {
  const filters = { ...filtersFor(ad), place: department.slug };
  const count = await countAds(filters);
  return count === null || count < 2 ? null : countedLink(count, inPlace(department), filters, ad);
}

/** Around a town, and with lodging where some of them have it; `null` as in {@link searchIn}. */
async function searchesAround(commune: Commune, ad: Ad, today: string) {
  const month = monthOfAd(ad, today);
  const { startDate = null, endDate = null } = month ?? {};
  const filters = { ...filtersFor(ad), place: commune.slug, startDate, endDate };
  const count = await countAds(filters);
  if (count === null || count < 2) return null;
  const when = month === null ? '' : ` en ${month.name}`;
  const link = countedLink(count, `${placePhrase(commune)}${when}`, filters, ad);

  const withLodging = { ...filters, criteria: { with: ['housing'] } };
  const lodging = (await countAds(withLodging)) ?? 0;
  const own = ad.on_site_housing && !isEnded(ad, today) ? 1 : 0;
  if (lodging <= own || lodging === count) return [link] as const;
  return [link, linkTo(`dont ${formatNumber(lodging)} avec logement`, withLodging)] as const;
}

function filtersFor({ specialty }: Ad): AdFilters {
  return { ...noFilters, specialty: specialty?.id ?? null };
}

/** « 9 annonces de médecine générale dans le Finistère », and after another one « 9 dans le Finistère ». */
function countedLink(count: number, where: string, filters: AdFilters, { specialty }: Ad) {
  const kind = specialty ? ` ${ofSpecialty(specialty.name)}` : '';
  return {
    named: linkTo(`${formatCount(count, 'annonce', 'annonces')}${kind} ${where}`, filters),
    short: linkTo(`${formatNumber(count)} ${where}`, filters),
  };
}

function linkTo(name: string, filters: AdFilters): AdSearchLink {
  return { name, href: adListHref({ ...defaultSearch, ...filters }) };
}

/** « de médecine générale », « d’hématologie »: no name of a specialty begins with an aspirated h. */
function ofSpecialty(name: string): string {
  const elides = /^[aeiouyœh]/i.test(name.normalize('NFD'));
  return `${elides ? 'd’' : 'de '}${inSentence(name)}`;
}

const monthName = dayFormat({ month: 'long' });

/** The month in which a one-off replacement begins, or goes on; `null` for any other ad. */
function monthOfAd(ad: Ad, today: string) {
  const { start_date: start, end_date: end } = ad;
  if (start === null || end === null || isEnded(ad, today)) return null;
  const { startDate, endDate } = monthOf(start > today ? start : today);
  const sameMonthNextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}`;
  const isNear = startDate.slice(0, 7) < sameMonthNextYear;
  return { name: write((isNear ? monthName : monthOfYear)(), startDate), startDate, endDate };
}
