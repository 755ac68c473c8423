import type { Span } from '@/lib/ads/fit';
import { names } from '@/lib/ads/planning/named-days';
import type { PlannedAd } from '@/lib/ads/planning/plan';
import { dayFormat, write } from '@/lib/french/day-in-words';
import { dayOfNumber } from '@/lib/french/day-number';

const shortMonth = dayFormat({ month: 'short' });

/** The drawing of a chain, a column for each day and a row for each month: days as paths, and the numbers of ads. */
export function timelineOf(chain: readonly PlannedAd[], { start, end }: Span) {
  const months: { name: string; y: number }[] = [];
  const paths = { free: '', covered: '', unnamed: '' };
  const numbers: { x: number; y: number; number: number }[] = [];
  for (let day = start; day <= end; day += 1) {
    const text = dayOfNumber(day);
    const isFirst = day === start || text.endsWith('-01');
    if (isFirst) months.push({ name: write(shortMonth(), text), y: 20 + 20 * months.length });
    const [x, y] = [25 + 11 * Number(text.slice(8)), 20 * months.length];
    const at = chain.findIndex((ad) => ad.start <= day && day <= ad.end);
    const ad = chain[at];
    const square = `M${x} ${y}h9v14h-9z`;
    if (!ad) paths.free += square;
    else if (names(ad, day)) paths.covered += square;
    // A day that an ad takes and does not name is crossed.
    else paths.unnamed += `${square}l9 14`;
    if (ad && (isFirst || day === ad.start)) numbers.push({ x, y, number: at + 1 });
  }
  return { months, paths, numbers };
}
