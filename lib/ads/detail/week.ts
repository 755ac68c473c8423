import type { Ad } from '@/lib/ads/ad';

/** A row of the week grid: a weekday and its periods, in the order of `periodLabels`. */
export type WeekDay = { label: string; periods: boolean[] };

/** The periods of a day (docs/product.md#desired-slots). */
export const periodLabels = ['Matin', 'Après-midi', 'Soir/nuit'] as const;

const dayLabels = {
  monday: 'Lundi',
  tuesday: 'Mardi',
  wednesday: 'Mercredi',
  thursday: 'Jeudi',
  friday: 'Vendredi',
  saturday: 'Samedi',
  sunday: 'Dimanche',
} as const;

/**
 * The desired slots of an ad as a whole week, Lundi to Dimanche; `null` when it names none.
 */
export function weekGrid(timeslots: Ad['timeslots']): WeekDay[] | null {
  const byDay = new Map(timeslots.map((slot) => [slot.dayName, slot]));
  const week = Object.entries(dayLabels).map(([day, label]) => {
    const slot = byDay.get(day as keyof typeof dayLabels);
    return {
      label,
      periods: [slot?.morning ?? false, slot?.afternoon ?? false, slot?.eveningNight ?? false],
    };
  });
  return week.some(({ periods }) => periods.includes(true)) ? week : null;
}
