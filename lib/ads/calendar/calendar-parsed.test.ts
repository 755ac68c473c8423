import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { anAd } from '../ad.fixture';
import { adCalendarFile } from './calendar-file';

/* The file as another program reads it: by the parser of Thunderbird. */

const now = new Date('2026-11-24T08:00:00Z');

function eventOf(title: string, start_date: string, end_date: string) {
  const ad = anAd({ id: 12, title, start_date, end_date });
  const file = adCalendarFile({ ad, publishedAt: null }, now);
  const calendar = new ICAL.Component(ICAL.parse(file?.text ?? ''));
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}

test.each([
  'Garde; nuit, week-end et « jours fériés »',
  String.raw`Barre \n oblique, \; \, et \\`,
  'Un titre très long que la ligne ne contient pas '.repeat(6).trim(),
  'Cabinet 🩺 du bord de mer, à côté de l’église Saint-Rémy-lès-Chevreuse-en-Provence 🩺🩺🩺',
])('the title « %s » is read as it was written', (title) => {
  expect(eventOf(title, '2026-12-01', '2026-12-05').summary).toBe(title);
});

test.each([
  ['2026-12-01', '2026-12-01', '2026-12-02'],
  ['2026-12-01', '2026-12-31', '2027-01-01'],
  ['2028-02-27', '2028-02-28', '2028-02-29'],
  ['2027-03-27', '2027-03-28', '2027-03-29'],
])('from %s to %s it lasts whole days, until %s', (start, end, after) => {
  const event = eventOf('Garde', start, end);
  expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([start, after]);
  expect(event.uid).toBe('12@www.medireleve.example');
});
