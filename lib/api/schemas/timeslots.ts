import { z } from 'zod';
import type { Timeslot, Weekday } from '@/lib/ads/ad';
import { maxCode, maxItems } from '@/lib/api/limits';
import { anything } from '@/lib/api/schemas/anything';
import { list } from '@/lib/api/schemas/list';
import { flag, readCode } from '@/lib/api/schemas/text';

const weekdays: readonly [Weekday, string][] = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
  ['sunday', 'dimanche'],
];

function readWeekday(value: unknown): Weekday | null {
  const name = readCode(value, maxCode.word)?.toLowerCase();
  return weekdays.find((names) => names.some((known) => known === name))?.[0] ?? null;
}

const slot = z.object({
  dayName: anything
    .transform(readWeekday)
    .meta({ type: 'string', description: 'A weekday in English or French, whatever its case.' }),
  morning: flag,
  afternoon: flag,
  eveningNight: flag,
});

/** The slots of a week, Monday first. Several for one day are one; those without a day are none. */
export const timeslots = list(slot, maxItems.timeslots).transform((slots): Timeslot[] =>
  weekdays.flatMap(([dayName]) => {
    const ofDay = slots.filter((item) => item.dayName === dayName);
    if (ofDay.length === 0) return [];
    return {
      dayName,
      morning: ofDay.some((item) => item.morning),
      afternoon: ofDay.some((item) => item.afternoon),
      eveningNight: ofDay.some((item) => item.eveningNight),
    };
  }),
);
