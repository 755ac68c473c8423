import { longDays } from '@/lib/ads/ad-time';
import type { SavedAdCard } from '@/lib/ads/card';
import { type Span, spanOf } from '@/lib/ads/fit';
import { countCovered, names } from '@/lib/ads/planning/named-days';
import { weekdays } from '@/lib/ads/week';
import { dayAndMonth, formatPeriod, write } from '@/lib/french/day-in-words';
import { dayNumber, dayOfNumber, weekdayOf } from '@/lib/french/day-number';
import { twelveMonths } from '@/lib/french/months';
import { formatCount } from '@/lib/french/numbers';

/** The marks of a day on which two ads have a half-day in common, and of an ad that takes a day without naming it. */
export const overlapMark = 'Chevau\u00adchement';
export const unnamedMark = '(non cité)';

/** An ad from today on, or what two of them share, with its short name. */
type NamedAd = Span & { name: string; week: number };

/** The agenda of open ads from a `YYYY-MM-DD` day on, every text ready to print (docs/product.md#agenda). */
export function agendaOf(cards: readonly SavedAdCard[], today: string) {
  const now = dayNumber(today);
  const ads = cards.map((card, at) => {
    const name = card.town ?? card.title;
    const before = cards.slice(0, at).filter(({ town, title }) => (town ?? title) === name).length;
    const { start, end } = spanOf(card);
    const days = { start: Math.max(start, now), end, week: card.week, words: card.halfDays };
    return { card, name: before === 0 ? name : `${name} n°\u00a0${before + 1}`, ...days };
  });
  const dated = ads.filter(({ start, end }) => start <= end && end < Infinity).sort(byStart);
  const regular = ads.filter((ad) => ad.end === Infinity).map((ad) => `${ad.name}, ${ad.words}`);
  const overlaps = overlapsOf(dated);
  const months = twelveMonths(today).map(({ name, startDate, endDate }) => {
    const month = { start: Math.max(dayNumber(startDate), now), end: dayNumber(endDate) };
    const inMonth = (day: number) => (isIn(day, month) ? dayInWords(day, dated, overlaps) : []);
    return { name, ...month, weeks: weeksOf(month, (days) => days.map(inMonth)) };
  });
  const { name, end } = months.at(-1) ?? { name: '', end: 0 };
  const later = dated.filter((ad) => ad.end > end);
  const sentences = overlaps.map((overlap) => overlapInWords(overlap, overlap.end > end));
  return {
    ads,
    months: months.filter((month) => dated.some((ad) => meets(ad, month))),
    weeks: weeksOf({ start: now, end }, (days) => dated.flatMap((ad) => adInWeek(ad, days))),
    lists: [
      { name: 'Chevauchements', texts: upTo(10, sentences) },
      { name: `Après ${name.toLowerCase()}`, texts: later.map((ad) => ad.name) },
      { name: 'Remplacements réguliers', texts: regular },
    ],
  };
}

/** The pairs of ads with a half-day in common, by the first day with one; without half-days an ad takes whole days. */
export function overlapsOf(ads: readonly NamedAd[]) {
  const pairs = ads.flatMap((one, at) => ads.slice(at + 1).map((other) => [one, other] as const));
  const overlaps = pairs.map(([one, other]) => {
    const week = (one.week || everyHalfDay) & (other.week || everyHalfDay);
    let [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
    if (week === 0) end = -Infinity;
    while (start <= end && !names({ week }, start)) start += 1;
    while (start <= end && !names({ week }, end)) end -= 1;
    return { name: `${one.name} et ${other.name}`, week, start, end };
  });
  return overlaps.filter(({ start, end }) => start <= end).sort(byStart);
}

/** « Quimper et Brest se chevauchent du 4 au 6 janvier », « 3 jours, du 4 au 18 janvier » with days between. */
function overlapInWords(overlap: NamedAd, withYear: boolean): string {
  const period = formatPeriod(dayOfNumber(overlap.start), dayOfNumber(overlap.end)) ?? '';
  const when = withYear ? period : period.replace(/\u00a0\d{4}$/, '');
  const days = countCovered(overlap);
  const count = days > overlap.end - overlap.start ? '' : `${days}\u00a0jours, `;
  return `${overlap.name} se chevauchent ${count}${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

/** A day and the ads that take it: « 4 », « Chevauchement », « Quimper », « Brest (non cité) », « et 2 autres ». */
function dayInWords(day: number, ads: readonly NamedAd[], overlaps: readonly NamedAd[]): string[] {
  const taking = ads.filter((ad) => isIn(day, ad));
  const texts = taking.map((ad) => (names(ad, day) ? ad.name : `${ad.name} ${unnamedMark}`));
  const isShared = overlaps.some((overlap) => isIn(day, overlap) && names(overlap, day));
  const date = String(Number(dayOfNumber(day).slice(8)));
  return [date, ...(isShared ? [overlapMark] : []), ...upTo(3, texts)];
}

/** An ad in a week: « Quimper, du lundi 4 au vendredi 8 »; nothing when it takes none of the days. */
function adInWeek(ad: NamedAd, week: number[]): string[] {
  const taken = week.filter((day) => isIn(day, ad));
  const named = taken.filter((day) => names(ad, day));
  const [days, note] = named.length > 0 ? [named, ''] : [taken, ' (non cités)'];
  const dateIn = (at: number) => write(dayAndMonth(), dayOfNumber((week[0] ?? 0) + at));
  const words = longDays(days.map(weekdayOf), (at) => ` ${dateIn(at).split('\u00a0')[0]}`);
  return taken.length === 0 ? [] : [`${ad.name}, ${words}${note}`];
}

/** The weeks of some days, « Semaine du 4 janvier », with what is read of its days from Monday to Sunday. */
function weeksOf<T>({ start, end }: Span, read: (days: number[]) => T) {
  const monday = start - weekdayOf(start);
  return Array.from({ length: Math.ceil((end - monday + 1) / 7) }, (_, week) => {
    const days = weekdays.map((_, at) => monday + 7 * week + at);
    return {
      name: `Semaine du ${write(dayAndMonth(), dayOfNumber(days[0] ?? 0))}`,
      texts: read(days),
    };
  });
}

function upTo(max: number, texts: string[]): string[] {
  const more = texts.length - max;
  return more > 0 ? [...texts.slice(0, max), `et ${formatCount(more, 'autre', 'autres')}`] : texts;
}

const everyHalfDay = 2 ** 21 - 1;
const byStart = (one: Span, other: Span) => one.start - other.start;
const isIn = (day: number, { start, end }: Span) => start <= day && day <= end;
const meets = (one: Span, other: Span) => one.start <= other.end && one.end >= other.start;
