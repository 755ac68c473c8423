import { timeOf } from '../../calendar.ts';
import type { SampleAd } from '../ads/sample-ad.ts';
import { type Timeslot, WEEKDAYS } from '../ads/week.ts';
import { listed } from './grammar.ts';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

export const monthOf = (day: string): number => new Date(timeOf(day)).getUTCMonth();

export const monthName = (day: string): string => MONTHS[monthOf(day)] ?? '';

/** « 1er décembre », without the year. */
function dayText(day: string): string {
  const date = new Date(timeOf(day)).getUTCDate();
  return `${date === 1 ? '1er' : date} ${monthName(day)}`;
}

/** « du 14 au 26 décembre », « le lundi et le jeudi à partir du 4 janvier ». */
export function when(ad: SampleAd): string {
  const { startsOn, endsOn } = ad.period;
  if (endsOn === null) return `${weekdays(ad)} à partir du ${dayText(startsOn)}`;
  if (startsOn === endsOn) return `le ${dayText(startsOn)}`;
  const start =
    monthOf(startsOn) === monthOf(endsOn) ? dayText(startsOn).split(' ')[0] : dayText(startsOn);
  return `du ${start} au ${dayText(endsOn)}`;
}

/** « le lundi et le mercredi matin », or days to be agreed. */
export function weekdays({ week, random }: SampleAd): string {
  if (week.length === 0) {
    return random.pick([
      'un jour par semaine',
      'un à deux jours par semaine',
      'deux jours par semaine',
    ]);
  }
  return listed(week.map((slot) => `le ${dayName(slot)}${halfOf(slot)}`));
}

const dayName = (slot: Timeslot): string => DAYS[WEEKDAYS.indexOf(slot.dayName)] ?? '';

function halfOf({ morning, afternoon, eveningNight }: Timeslot): string {
  if (morning && !afternoon && !eveningNight) return ' matin';
  if (!morning && afternoon && !eveningNight) return ' après-midi';
  return '';
}
