import { dayAfter, dayNumber, weekdayOf } from '../../french/day-number.ts';
import { twelveMonths } from '../../french/months.ts';
import { gazetteer } from '../../places/gazetteer/gazetteer.ts';
import type { Place } from '../../places/gazetteer/place.ts';
import { type Dates, sameDates } from '../fit.ts';
import { holidaysAt } from './holidays.ts';

/** A period that one touch chooses (docs/product.md#when): whole, past days included. */
export type WhenChoice = {
  /** The value of `when` in a form: `2027-01`, `hiver-b-2027`, `semaine`. */
  key: string;
  kind: 'month' | 'holidays' | 'week';
  /** « Janvier 2027 », « Vacances d’hiver, zone B », « Cette semaine ». */
  name: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
};

/** A choice, with how many ads its list has; `null` without an index of ads. */
export type CountedWhen = WhenChoice & { count: number | null };

/** The choices at a place, or everywhere, on a `YYYY-MM-DD` day: twelve months, the holidays that begin in them, this week. */
export function whenChoices(today: string, place: Place | null): WhenChoice[] {
  const months = twelveMonths(today);
  const last = months.at(-1)?.endDate ?? '';
  const holidays = holidaysAt(place).filter(
    ({ startDate, endDate }) => endDate >= today && startDate <= last,
  );
  const monday = dayAfter(today, -weekdayOf(dayNumber(today)));
  const [startDate, saturday, endDate] = [monday, dayAfter(monday, 5), dayAfter(monday, 6)];
  return [
    ...months.map((month) => ({ ...month, kind: 'month' as const })),
    ...holidays.map((one) => ({ ...one, kind: 'holidays' as const })),
    { key: 'semaine', kind: 'week', name: 'Cette semaine', startDate, endDate },
    { key: 'week-end', kind: 'week', name: 'Ce week-end', startDate: saturday, endDate },
  ];
}

/** The choice with a key, of any place; `null` for none. */
export function findWhen(key: string, today: string): WhenChoice | null {
  const all = [null, ...gazetteer().regions].flatMap((place) => whenChoices(today, place));
  return all.find((choice) => choice.key === key) ?? null;
}

/** The choice that some dates are; `null` for none. */
export function whenOf(dates: Dates, today: string, place: Place | null): WhenChoice | null {
  if (dates.startDate === null || dates.endDate === null) return null;
  const all = [...whenChoices(today, place), ...whenChoices(today, null)];
  return all.find((choice) => sameDates(choice, dates)) ?? null;
}

/** The query of a form with the dates of its choice; an empty one is for any dates, an unknown one changes nothing. */
export function withDatesOfWhen(params: URLSearchParams, today: string): URLSearchParams {
  const key = params.get('when') ?? '';
  const choice = findWhen(key, today);
  const dated = new URLSearchParams(params);
  dated.delete('when');
  if (choice === null && key !== '') return dated;
  dated.delete('startDate');
  dated.delete('endDate');
  if (choice === null) return dated;
  dated.set('startDate', choice.startDate);
  dated.set('endDate', choice.endDate);
  return dated;
}

/** « en janvier 2027 », « pendant les vacances d’hiver, zone B », « cette semaine ». */
export function whenInSentence({ kind, name }: WhenChoice): string {
  const words = name.charAt(0).toLowerCase() + name.slice(1);
  if (kind === 'week') return words;
  if (kind === 'month') return `en ${words}`;
  return `pendant ${words.startsWith('vacances') ? 'les' : 'le'} ${words}`;
}
