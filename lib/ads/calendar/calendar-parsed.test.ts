import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { publishedAdSchema } from '@/lib/api/schemas/ad';
import { readDates } from '@/lib/api/schemas/dates';
import { anAd } from '../ad.fixture';
import { adCalendarFile } from './calendar-file';

/* The file as another program reads it: by the parser of Thunderbird. */

const now = new Date('2026-11-24T08:00:00Z');

function eventOf(title: string, start_date: string, end_date: string) {
  const ad = anAd({ id: 12, title, start_date, end_date });
  return readEvent(adCalendarFile({ ad, publishedAt: null, revisedAt: null }, now)?.text);
}

function readEvent(text = '') {
  const calendar = new ICAL.Component(ICAL.parse(text));
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

/** What a calendar compares when it has an event with the same UID (RFC 5546, section 2.1.5). */
function revisionOf(wire: object, read: string) {
  const { ad, publishedAt } = publishedAdSchema.parse(wire);
  const revisedAt = readDates(wire).updated_at;
  const event = readEvent(adCalendarFile({ ad, publishedAt, revisedAt }, new Date(read))?.text);
  const [stamp, modified] = ['dtstamp', 'last-modified'].map((name) =>
    String(event.component.getFirstPropertyValue(name)),
  );
  return { uid: event.uid, sequence: event.sequence, stamp, modified };
}

test('an ad whose dates change is a newer version of the same event', () => {
  const published = { id: 7011, published_at: '2026-11-20T08:00:00Z' };
  const first = { ...published, start_date: '2028-02-29', end_date: '2028-02-29' };
  const then = { ...published, start_date: '2028-03-06', end_date: '2028-03-10' };
  const before = revisionOf(first, '2026-11-26T08:00:00Z');
  const after = revisionOf({ ...then, updated_at: '2026-11-26T09:00:00Z' }, '2026-11-26T10:00:00Z');
  expect(before).toMatchObject({
    uid: '7011@www.medireleve.example',
    stamp: '2026-11-20T08:00:00Z',
    modified: '2026-11-20T08:00:00Z',
  });
  expect(after).toMatchObject({
    uid: before.uid,
    stamp: '2026-11-26T09:00:00Z',
    modified: '2026-11-26T09:00:00Z',
  });
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('so is one of an API without dates, each time that the file is made', () => {
  const first = { id: 7011, start_date: '2028-02-29', end_date: '2028-02-29' };
  const then = { id: 7011, start_date: '2028-03-06', end_date: '2028-03-10' };
  const before = revisionOf(first, '2026-11-26T08:00:00Z');
  const after = revisionOf(then, '2026-11-26T08:00:01Z');
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(String(after.stamp) > String(before.stamp)).toBe(true);
});

test.each(['2099-12-31T00:00:00Z', '9999-12-31T00:00:00Z', 'demain', '', '1500-01-01', 12, null])(
  'changed %j: the file is valid, and the next change is newer',
  (updated_at) => {
    const ad = { id: 7011, start_date: '2028-02-29', end_date: '2028-02-29' };
    const absurd = revisionOf({ ...ad, updated_at }, '2026-11-26T08:00:00Z');
    const next = { ...ad, updated_at: '2026-11-26T09:00:00Z' };
    const corrected = revisionOf(next, '2026-11-26T10:00:00Z');
    expect(Number.isInteger(absurd.sequence)).toBe(true);
    expect(corrected.sequence).toBeGreaterThan(absurd.sequence);
  },
);
