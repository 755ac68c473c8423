/*
 * The half-days of a week, as a search selects them and ads offer them: 21 bits of a number, those of Monday first, each
 * day with morning, afternoon and night.
 */

/** The days of a week as ads name them, and their names in French. */
export const weekdays = [
  ['monday', 'Lundi'],
  ['tuesday', 'Mardi'],
  ['wednesday', 'Mercredi'],
  ['thursday', 'Jeudi'],
  ['friday', 'Vendredi'],
  ['saturday', 'Samedi'],
  ['sunday', 'Dimanche'],
] as const;

export type Weekday = (typeof weekdays)[number][0];

/** The days of the parameter `days`: `mon`, `tue`. */
export const dayNames = weekdays.map(([name]) => name.slice(0, 3));
/** The half-days of the parameter `slots`. */
export const slotNames = ['morning', 'afternoon', 'night'] as const;

/** The periods of a day (docs/product.md#desired-slots). */
export const periodLabels = ['Matin', 'Après-midi', 'Soir/nuit'] as const;

const everyDayLabels = ['Le matin', 'L’après-midi', 'Le soir ou la nuit'];

/** The mornings of all days. */
const everyMorning = 0o1111111;

/** The bit of a half-day. @param day from 0, Monday. @param slot from 0, the morning. */
export function slotBit(day: number, slot: number): number {
  return 1 << (3 * day + slot);
}

/** All half-days of a day. */
export function dayBits(day: number): number {
  return 7 << (3 * day);
}

/** The half-days of a day, as the bits 1, 2 and 4. */
export function slotsOfDay(week: number, day: number): number {
  return (week >> (3 * day)) & 7;
}

/** The half-days of each value of `days`: `wed`, `wed-morning`. */
export const bitsOfDays = new Map<string, number>(
  dayNames.flatMap((name, day) => [
    [name, dayBits(day)] as const,
    ...slotNames.map((slot, at) => [`${name}-${slot}`, slotBit(day, at)] as const),
  ]),
);

/** Whether a week has all of a value of `days`: `wed`, `wed-morning`. */
export function isChosenDay(week: number, value: string): boolean {
  const bits = bitsOfDays.get(value) ?? 0;
  return bits !== 0 && (week & bits) === bits;
}

/** All half-days of the days of which a week has one. */
export function wholeDays(week: number): number {
  return weekdays.reduce((bits, _, day) => bits | (slotsOfDay(week, day) ? dayBits(day) : 0), 0);
}

/** The values of a parameter: `1,2`, or repeated, as a form without JavaScript sends it. */
export function valuesOf(params: URLSearchParams, name: string): string[] {
  return params.getAll(name).flatMap((value) => value.split(','));
}

/**
 * Reads `days` and `slots`: the half-days of these days, all when only one of them is given; 0 without either. A day may
 * have its own half-day: `wed-morning`.
 */
export function parseWeek(params: URLSearchParams): number {
  const given = valuesOf(params, 'slots');
  const slots = slotNames.reduce(
    (bits, name, at) => bits | (given.includes(name) ? 1 << at : 0),
    0,
  );
  let week = 0;
  for (const value of valuesOf(params, 'days')) {
    const bits = bitsOfDays.get(value) ?? 0;
    week |= value.includes('-') ? bits : bits & (everyMorning * (slots || 7));
  }
  return week === 0 ? everyMorning * slots : week;
}

/** The half-days, as of one day, that each of the seven days has; 0 when they differ or the days are whole. */
export function slotsOfEveryDay(week: number): number {
  const slots = slotsOfDay(week, 0);
  return slots !== 7 && week === slots * everyMorning ? slots : 0;
}

/** The choices of a week, with their names and bits: « Jeudi », « Jeudi : matin », or of every day « Le matin ». */
export function weekChoices(week: number): { name: string; bits: number }[] {
  const ofEveryDay = slotsOfEveryDay(week);
  if (ofEveryDay !== 0) {
    return everyDayLabels
      .map((name, slot) => ({ name, bits: everyMorning << slot }))
      .filter(({ bits }) => week & bits);
  }
  return weekdays.flatMap(([, label], day) => {
    const slots = slotsOfDay(week, day);
    if (slots === 0) return [];
    const ofDay =
      slots === 7 ? '' : `\u00a0: ${slotsIn(slots, periodLabels).join(', ').toLowerCase()}`;
    return [{ name: label + ofDay, bits: dayBits(day) }];
  });
}

/** Writes both parameters, each empty when it selects nothing: `wed,thu` and `morning`, or `wed-morning,thu`. */
export function formatWeek(week: number): { days: string; slots: string } {
  const days = dayNames.flatMap((name, day) => {
    const slots = slotsOfDay(week, day);
    return slots === 0 ? [] : [{ name, slots }];
  });
  const first = days[0]?.slots ?? 7;
  if (days.every(({ slots }) => slots === first)) {
    return {
      // Without `slots`, all seven days select the ads that name a half-day.
      days: slotsOfEveryDay(week) === 0 ? days.map(({ name }) => name).join(',') : '',
      slots: first === 7 ? '' : slotsIn(first, slotNames).join(','),
    };
  }
  const values = days.flatMap(({ name, slots }) =>
    slots === 7 ? [name] : slotsIn(slots, slotNames).map((slot) => `${name}-${slot}`),
  );
  return { days: values.join(','), slots: '' };
}

/** The names of some half-days of a day. @param names those of morning, afternoon and night. */
export function slotsIn<T>(bits: number, names: readonly T[]): T[] {
  return names.filter((_, slot) => bits & (1 << slot));
}
