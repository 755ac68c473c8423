import { adTitle, cityLine, remunerationLabel } from '@/lib/ads/ad-in-words';
import { adWeek } from '@/lib/ads/ad-time';
import type { Span } from '@/lib/ads/fit';
import type { AdsIndex } from '@/lib/ads/index/ads-index';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { distanceInWords, indexQuery } from '@/lib/ads/list/list-page';
import { bestChain, isFar } from '@/lib/ads/planning/chains';
import { countCovered } from '@/lib/ads/planning/named-days';
import { type Aim, plansOf } from '@/lib/ads/planning/plan';
import { timelineOf } from '@/lib/ads/planning/timeline';
import { bestWeek, countHalfDays } from '@/lib/ads/planning/week-plan';
import { type AdFilters, adHref, sortOf } from '@/lib/ads/search';
import { dayBits } from '@/lib/ads/week';
import { formatPeriod } from '@/lib/french/day-in-words';
import { dayNumber, dayOfNumber, weekdayOf } from '@/lib/french/day-number';
import { monthOf } from '@/lib/french/months';
import { formatCount, formatNumber } from '@/lib/french/numbers';
import { distanceInKm } from '@/lib/places/gazetteer/distance';

/** The most ads that plans are made of, and the most for the link to them: one chain then takes less than 5 ms. */
const maxAds = 2_000;
const maxAdsInBrief = 1_000;

type FoundAd = IndexedAd & { distanceKm: number | null };

/** The plans of a search, every text ready to print. */
export type Planning = NonNullable<ReturnType<typeof planning>>;

/**
 * Chains of the dated ads of a search, each with regular ads for its open weekdays, and around a place weeks of regular
 * ads (docs/product.md#planning); `null` for an unknown place.
 */
export function planning(filters: AdFilters, index: AdsIndex, today: string) {
  const found = adsToPlan(filters, index, today);
  if (found === null) return null;
  const { dates } = found;
  const dated = found.measure(found.within, maxAds);
  const regular = found.measure(found.lasting, maxAds);
  const chain = (ads: readonly FoundAd[], aim: Aim) => bestChain(ads, dates, aim);
  const ofWeek = filters.place === null ? [] : regular;
  const weeks = plansOf(ofWeek, bestWeek, ({ week }) => countHalfDays(week));
  const most = Math.max(found.within.length, found.lasting.length);
  return {
    /** `null` when all of it is past. */
    period: dates.end < dates.start ? null : formatPeriod(dates.startDate, dates.endDate),
    /** How many ads there are, when those are more than plans are made of. */
    tooMany: most > maxAds ? formatNumber(most) : null,
    chains: plansOf(dated, chain, ({ start, end }) => end - start).map(({ kind, ads }) => {
      const taken = ads.reduce((halfDays, ad) => halfDays | takenBy(ad), 0);
      const open = regular.filter(({ week }) => (week & taken) === 0);
      return {
        kind,
        brief: chainInBrief(ads, dates),
        lines: linesOf(ads, dates),
        timeline: timelineOf(ads, dates),
        beside: bestWeek(open, 'covered').map((ad) => lineOf(ad, weekOf(ad))),
      };
    }),
    weeks: weeks.map(({ kind, ads }) => {
      const halfDays = countHalfDays(ads.reduce((halfDays, { week }) => halfDays | week, 0));
      const covered = formatCount(halfDays, 'demi-journée', 'demi-journées');
      const lines = ads.map((ad) => lineOf(ad, weekOf(ad)));
      return { kind, brief: `${adsInWords(ads)}, ${covered} par semaine`, lines };
    }),
  };
}

/** « 3 annonces, 24 jours sur 31 »: the best chain of a search; `null` without one, and of too many ads. */
export function planInBrief(filters: AdFilters, index: AdsIndex, today: string): string | null {
  const found = adsToPlan(filters, index, today);
  if (found === null || found.within.length > maxAdsInBrief) return null;
  const { dates, within } = found;
  const ads = bestChain(found.measure(within, maxAdsInBrief), dates, 'covered');
  return ads.length === 0 ? null : chainInBrief(ads, dates);
}

/**
 * The ads that plans of a search are made of: those within the days to fill, and regular ones with half-days. The days
 * are from tomorrow on, without a chosen end to that of the third month, and at most a year.
 */
function adsToPlan(filters: AdFilters, index: AdsIndex, today: string) {
  const start = Math.max(dayNumber(filters.startDate ?? today), dayNumber(today) + 1);
  const startDate = dayOfNumber(start);
  const last = dayNumber(filters.endDate ?? monthOf(startDate, 2).endDate);
  const end = Math.min(last, start + 364);
  const dates = { startDate, endDate: dayOfNumber(end), start, end };
  const query = indexQuery(
    { ...filters, startDate, endDate: dates.endDate, onlyFitting: false },
    today,
  );
  if (query === null) return null;
  const centre = query.area?.kind === 'around' ? query.area.centre : null;
  const found = index.find({ ...query, sort: sortOf(filters.place, null) });
  return {
    dates,
    within: found.filter(({ start, end }) => start >= dates.start && end <= dates.end),
    lasting: found.filter(({ end, week }) => end === Infinity && week !== 0),
    /** The first of them, with their distances. */
    measure: (ads: readonly IndexedAd[], most: number) =>
      ads.slice(0, most).map((ad): FoundAd => {
        return { ...ad, distanceKm: centre && ad.position && distanceInKm(centre, ad.position) };
      }),
  };
}

/** The half-days of the week that an ad of a chain takes. */
function takenBy({ start, end, week }: FoundAd): number {
  const days = Array.from({ length: Math.min(end - start + 1, 7) }, (_, at) => start + at);
  return days.reduce((bits, day) => bits | dayBits(weekdayOf(day)), 0) & (week || -1);
}

function chainInBrief(chain: readonly FoundAd[], { start, end }: Span): string {
  const days = chain.reduce((days, ad) => days + countCovered(ad), 0);
  return `${adsInWords(chain)}, ${formatCount(days, 'jour', 'jours')} sur ${end - start + 1}`;
}

const adsInWords = ({ length }: readonly FoundAd[]) => formatCount(length, 'annonce', 'annonces');
const weekOf = ({ ad }: FoundAd) => adWeek(ad)?.aloud ?? null;

/** A line of a plan: an ad after what decides, or without one days that stay free. */
export type PlanLine = { text: string; ad: { id: number; title: string; href: string } | null };

function lineOf(found: FoundAd, ...when: (string | null)[]): PlanLine {
  const { id, ad } = found;
  const where = [cityLine(ad.location), distanceInWords(found)];
  const facts = [...when, ...where, remunerationLabel(ad)?.toLowerCase()].filter(Boolean);
  const text = facts.join(', ').replace(/^./, (first) => first.toUpperCase());
  return { text, ad: { id, title: adTitle(ad), href: adHref(id) } };
}

/** The ads of a chain, and the days that stay free before, between and after them. */
function linesOf(chain: readonly FoundAd[], { start, end }: Span): PlanLine[] {
  return [...chain, null].flatMap((ad, at) => {
    const before = chain[at - 1];
    const first = before ? before.end + 1 : start;
    const last = ad ? ad.start - 1 : end;
    const way = before && ad && isFar(before, ad) ? ' (plus de 200\u00a0km de trajet)' : '';
    const free = { text: `Libre ${daysInWords(first, last).toLowerCase()}${way}`, ad: null };
    const own = ad ? [lineOf(ad, daysInWords(ad.start, ad.end), weekOf(ad))] : [];
    return first > last ? own : [free, ...own];
  });
}

/** « Du 4 au 15 janvier »: the period says the year. */
function daysInWords(start: number, end: number): string {
  return (formatPeriod(dayOfNumber(start), dayOfNumber(end)) ?? '').replace(/\u00a0\d{4}/g, '');
}
