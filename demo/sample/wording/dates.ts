import { timeOf } from '../../calendar.ts';
import type { SampleAd } from '../ads/sample-ad.ts';
import { type Timeslot, WEEKDAYS } from '../ads/week.ts';
import { itemAt } from '../random.ts';
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

/** « le lundi et le mercredi matin », or days to be agreed: the same in all texts of an ad. */
export function weekdays({ week, index }: SampleAd): string {
  if (week.length === 0) return itemAt(AGREED, index % AGREED.length);
  return listed(week.map((slot) => `le ${dayName(slot)}${halfOf(slot)}`));
}

const AGREED = ['un jour par semaine', 'un à deux jours par semaine', 'deux jours par semaine'];

/** « jeudis », « mercredis matin »: the only weekday of a regular replacement, if it has one. */
export function onlyDay({ period, week }: SampleAd): string | false {
  const [slot, ...others] = week;
  if (period.endsOn !== null || !slot || others.length > 0) return false;
  return `${dayName(slot)}s${halfOf(slot)}`;
}

const NUMBERS = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const DAY_MS = 86_400_000;

/** « trois jours », « deux semaines », « quatre mois »: how long a dated replacement lasts. */
export function howLong({ period: { startsOn, endsOn } }: SampleAd): string {
  const days = (timeOf(endsOn ?? startsOn) - timeOf(startsOn)) / DAY_MS + 1;
  if (days < 5) return `${NUMBERS[days]} jours`;
  if (days < 9) return 'une semaine';
  const weeks = Math.round((days + 2) / 7);
  return weeks < 6 ? `${NUMBERS[weeks]} semaines` : `${NUMBERS[Math.round(days / 30.4)]} mois`;
}

/** Whether a dated replacement includes Christmas or New Year’s Day, and little else. */
export function isOverTheHolidays({ period: { span, startsOn, endsOn } }: SampleAd): boolean {
  if (endsOn === null || span === 'months') return false;
  const [start, end] = [startsOn, endsOn].map((day) => day.slice(5));
  return String(start) >= '12-14' && (String(end) >= '12-25' || String(end) < '02');
}

const dayName = (slot: Timeslot): string => DAYS[WEEKDAYS.indexOf(slot.dayName)] ?? '';

function halfOf({ morning, afternoon, eveningNight }: Timeslot): string {
  if (morning && !afternoon && !eveningNight) return ' matin';
  if (!morning && afternoon && !eveningNight) return ' après-midi';
  return '';
}
