import type { Ad } from '@/lib/ads/ad';
import { slotBit, slotsOfDay, weekdays } from '@/lib/ads/week';
import { formatList } from '@/lib/french/numbers';

/* A small picture of when a replacement takes place (docs/product.md#strip-of-time). */

/** The picture: lines along rows of days, of 5 units each, which a dash pattern of 4 and 1 cuts into days. */
export type TimeStrip = {
  /** On the screen, in pixels. */
  width: number;
  height: number;
  viewBox: string;
  /** All days and half-days it shows, and those of the replacement: the `d` of a path. */
  all: string;
  taken: string;
  /** The half-days in words, to be read aloud; `null` when dates beside the strip say it all. */
  label: string | null;
};

/** Units. */
const dayWidth = 5;
/** Weekends stand apart, so that days are found without counting to seven. */
const weekend = 5 * dayWidth + 2;
const weekWidth = weekend + 2 * dayWidth - 1;
/** From one row, or week, to the next one. */
const rowStep = 4;
const weekStep = weekWidth + 5;

const dayMs = 86_400_000;
/** A longer period is cut: a week would be less than five pixels wide on a card. */
const maxWeeks = 53;

/** A row has seven characters, Monday first: `#` is a day of the replacement. */
const everyDay = '#######';

/** The strip of an ad: the weeks of a period, or the half-days of a regular week; `null` when it names neither. */
export function timeStrip(ad: Pick<Ad, 'start_date' | 'end_date' | 'timeslots'>): TimeStrip | null {
  const { start_date: start, end_date: end } = ad;
  const week = halfDaysOf(ad);
  const label = halfDaysInWords(week);
  if (end === null) return week === 0 ? null : { ...weekPicture(week), label };
  const weeks = start === null ? [] : weeksOf(start, end);
  if (weeks.length === 0) return null;
  const named = weeks.map((days) => daysIn(days, rowOf(week)));
  // Without a day that it names, or when none of these is in the period: all of it.
  return { ...periodPicture(named.some((days) => days.includes('#')) ? named : weeks), label };
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

/** A row for mornings, one for afternoons and one for nights. */
function weekPicture(week: number) {
  const rows = [0, 1, 2].map((slot) => ({ x: 0, y: slot * rowStep, days: rowOf(week, 1 << slot) }));
  return picture(rows, { width: weekWidth, height: 3 * rowStep - 1, scale: 2 });
}

/** The weeks side by side. */
function periodPicture(weeks: string[]) {
  const rows = weeks.map((days, index) => ({ x: index * weekStep, y: 0, days }));
  const width = weeks.length * weekStep - (weekStep - weekWidth);
  return picture(rows, { width, height: rowStep - 1, scale: 1 });
}

type Row = { x: number; y: number; days: string };
type Size = { width: number; height: number; scale: number };

/** @param scale of the width; heights are doubled. */
function picture(rows: Row[], { width, height, scale }: Size) {
  return {
    width: scale * width,
    height: 2 * height,
    viewBox: `0 0 ${width} ${height}`,
    all: rows.map((row) => linesOf({ ...row, days: everyDay })).join(''),
    taken: rows.map(linesOf).join(''),
  };
}

function linesOf({ x, y, days }: Row): string {
  return runs({ x, y, days: days.slice(0, 5) }) + runs({ x: x + weekend, y, days: days.slice(5) });
}

/** A line for each run of days. */
function runs({ x, y, days }: Row): string {
  return [...days.matchAll(/#+/g)]
    .map(({ index, 0: run }) => `M${x + index * dayWidth} ${y + 1.5}h${run.length * dayWidth - 1}`)
    .join('');
}

/** The days that have one of some half-days, by default of all. */
function rowOf(week: number, slots = 0b111): string {
  return weekdays.map((_, day) => (slotsOfDay(week, day) & slots ? '#' : '.')).join('');
}

function daysIn(row: string, other: string): string {
  return [...row].map((mark, day) => (other[day] === '#' ? mark : '.')).join('');
}

/** The weeks of a period; none when its end is before its start. */
function weeksOf(start: string, end: string): string[] {
  const [first, last] = [dayIndex(start), dayIndex(end)];
  const monday = first - ((first + 3) % 7);
  const count = last < first ? 0 : Math.min(maxWeeks, Math.floor((last - monday) / 7) + 1);
  return Array.from({ length: count }, (_, week) => {
    const isIn = (index: number) => index >= first && index <= last;
    return weekdays.map((_, day) => (isIn(monday + 7 * week + day) ? '#' : '.')).join('');
  });
}

/** The number of a day; 0 is Thursday, 1 January 1970. */
function dayIndex(day: string): number {
  return Date.parse(day) / dayMs;
}

const slotNames = ['matin', 'après-midi', 'soir ou nuit'];

/** « Du lundi au jeudi, matin et après-midi ; le samedi, matin »: days of the same half-days together. */
function halfDaysInWords(week: number): string | null {
  const groups = new Map<number, number[]>();
  for (const day of weekdays.keys()) {
    const slots = slotsOfDay(week, day);
    if (slots !== 0) groups.set(slots, [...(groups.get(slots) ?? []), day]);
  }
  const words = [...groups].map(([slots, days]) => {
    const names = slotNames.filter((_, slot) => slots & (1 << slot));
    return `${daysInWords(days)}, ${formatList(names)}`;
  });
  const text = words.join(' ; ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

function daysInWords(days: number[]): string {
  const names = days.map((day) => weekdays[day]?.[1].toLowerCase() ?? '');
  const [first = 0] = days;
  const isRow = days.length > 2 && (days.at(-1) ?? 0) - first === days.length - 1;
  if (isRow) return `du ${names[0]} au ${names.at(-1)}`;
  return formatList(names.map((name) => `le ${name}`));
}
