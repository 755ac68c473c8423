import type { Ad } from '@/lib/ads/ad';
import { slotBit, slotsIn, slotsOfDay, weekdays, wholeDays } from '@/lib/ads/week';
import { formatRestOfPeriod } from '@/lib/french/day';
import { formatList } from '@/lib/french/numbers';

/** When a replacement takes place, besides its start: « Régulier, lun. et jeu., journée ». */
export type AdTime = {
  /** In short words, as printed. */
  shown: string;
  /** Without abbreviations, as screen readers read it: « Régulier, le lundi et le jeudi, matin et après-midi ». */
  aloud: string;
  /** Whether a regular ad names each day, Monday first; `null` where days do not differ, and for dated ads. */
  days: boolean[] | null;
};

/** The rhythm of an ad, the rest of its period and its half-days (docs/product.md#time-in-words). */
export function adTime(ad: Ad, today: string): AdTime {
  const { start_date: start, end_date: end } = ad;
  const rest = start && end ? formatRestOfPeriod(start, end, today) : null;
  const rhythm = [end === null ? 'Régulier' : 'Ponctuel', rest];
  const week = adWeek(ad);
  const withWeek = (words?: string) =>
    [...rhythm, words].filter((part) => typeof part === 'string').join(', ');
  return { shown: withWeek(week?.shown), aloud: withWeek(week?.aloud), days: week?.days ?? null };
}

/** The half-days of an ad, as in {@link AdTime}; `null` when it names none. */
export function adWeek(ad: Pick<Ad, 'end_date' | 'timeslots'>): AdTime | null {
  const week = halfDaysOf(ad);
  if (week === 0) return null;
  const days = weekdays.map((_, day) => slotsOfDay(week, day));
  // Days that have the same half-days are named together, in the order of the first of them.
  const groups = [...new Set(days.filter((slots) => slots !== 0))].map((slots) => {
    return { slots, days: [...days.keys()].filter((day) => days[day] === slots) };
  });
  const inWords = (write: (slots: number, days: number[]) => string) =>
    groups.map(({ slots, days }) => write(slots, days)).join('\u00a0; ');
  const differ = ad.end_date === null && groups[0]?.days.length !== 7;
  return {
    shown: inWords(
      (slots, days) => `${shortDays(days)}, ${slotsInWords(slots, 'soir/nuit', true)}`,
    ),
    aloud: inWords(
      (slots, days) => `${longDays(days)}, ${slotsInWords(slots, 'soir ou nuit', false)}`,
    ),
    days: differ ? days.map((slots) => slots !== 0) : null,
  };
}

/** « Demande aussi le vendredi »: the days that an ad names besides those of a search; `null` for none. */
export function otherDaysInWords(ad: Pick<Ad, 'timeslots'>, chosen: number): string | null {
  const others = chosen === 0 ? 0 : halfDaysOf(ad) & ~wholeDays(chosen);
  const days = [...weekdays.keys()].filter((day) => slotsOfDay(others, day) !== 0);
  return days.length === 0 ? null : `Demande aussi ${longDays(days)}`;
}

/** The half-days of an ad ({@link slotBit}); 0 when it names none. */
export function halfDaysOf({ timeslots }: Pick<Ad, 'timeslots'>): number {
  let week = 0;
  for (const { dayName, morning, afternoon, eveningNight } of timeslots) {
    const day = weekdays.findIndex(([name]) => name === dayName);
    for (const [slot, isOffered] of [morning, afternoon, eveningNight].entries()) {
      if (isOffered) week |= slotBit(day, slot);
    }
  }
  return week;
}

/** « lun. et jeu. », « lun. au ven. », « tous les jours ». */
function shortDays(days: number[]): string {
  const names = days.map((day) => `${nameOf(day).slice(0, 3)}.`);
  return isRow(days) ? rowOf(days, `${names[0]} au ${names.at(-1)}`) : formatList(names);
}

/** « le lundi et le jeudi », « du lundi au vendredi », « tous les jours »; a date may follow each name. */
export function longDays(days: number[], date = (_: number) => ''): string {
  const names = days.map((day) => nameOf(day) + date(day));
  if (isRow(days)) return rowOf(days, `du ${names[0]} au ${names.at(-1)}`);
  return formatList(names.map((name) => `le ${name}`));
}

const nameOf = (day: number) => weekdays[day]?.[1].toLowerCase() ?? '';

/** Whether more than two days follow one another. */
function isRow(days: number[]): boolean {
  return days.length > 2 && (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1;
}

function rowOf(days: number[], words: string): string {
  return days.length === 7 ? 'tous les jours' : words;
}

/** @param night its name; a morning and an afternoon are a « journée » where words are short. */
function slotsInWords(slots: number, night: string, isShort: boolean): string {
  const names = slotsIn(slots, ['matin', 'après-midi', night]);
  const isDay = isShort && (slots & 0b11) === 0b11;
  return formatList(isDay ? ['journée', ...names.slice(2)] : names);
}
