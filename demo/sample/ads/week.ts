import { timeOf } from '../../calendar.ts';
import type { Random } from '../random.ts';
import type { Setting } from '../themes/theme.ts';
import type { Period } from './period.ts';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Timeslot = {
  dayName: (typeof WEEKDAYS)[number];
  morning: boolean;
  afternoon: boolean;
  eveningNight: boolean;
};

/** The desired slots: the days of a regular replacement, often none for a dated one. */
export function weekOf(period: Period, setting: Setting, random: Random): Timeslot[] {
  const isRegular = period.endsOn === null;
  if (random.chance(isRegular ? 0.12 : 0.45)) return [];
  const isOnCall = setting === 'sos' || (setting === 'hospital' && random.chance(0.3));
  if (isOnCall && isRegular) {
    const days = random.pick([WEEKEND, WEEKEND, ['wednesday', 'friday'] as const]);
    return days.map((dayName) => slot(dayName, 'night'));
  }
  const days = isRegular ? regularDays(random) : WEEKDAYS.slice(0, lengthOf(period));
  return days.map((dayName) => {
    if (dayName === 'saturday') return slot(dayName, 'morning');
    if (isOnCall) return slot(dayName, random.pick(['day', 'night', 'all']));
    return slot(dayName, random.chance(0.85) ? 'day' : random.pick(['morning', 'afternoon']));
  });
}

const WEEKEND = ['friday', 'saturday', 'sunday'] as const;

function regularDays(random: Random) {
  const count = random.between(1, 3);
  const first = random.between(0, 4);
  // Every other day, so that both doctors follow the same patients.
  const chosen = new Set(Array.from({ length: count }, (_, step) => (first + 2 * step) % 5));
  const withSaturday = random.chance(0.18);
  return WEEKDAYS.filter((_, day) => chosen.has(day) || (withSaturday && day === SATURDAY));
}

const SATURDAY = 5;
const DAY_MS = 86_400_000;

/** Dated replacements start on a Monday. */
function lengthOf({ startsOn, endsOn }: Period): number {
  const days = endsOn === null ? 0 : (timeOf(endsOn) - timeOf(startsOn)) / DAY_MS + 1;
  return Math.min(days, 5);
}

type Stretch = 'morning' | 'afternoon' | 'day' | 'night' | 'all';

const slot = (dayName: Timeslot['dayName'], stretch: Stretch): Timeslot => ({
  dayName,
  morning: ['morning', 'day', 'all'].includes(stretch),
  afternoon: ['afternoon', 'day', 'all'].includes(stretch),
  eveningNight: ['night', 'all'].includes(stretch),
});
