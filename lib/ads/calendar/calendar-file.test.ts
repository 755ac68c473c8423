import { expect, test } from '@jest/globals';
import type { Ad } from '../ad';
import { anAd, fullAd } from '../ad.fixture';
import { adCalendarFile } from './calendar-file';

const now = new Date('2026-11-23T22:47:12.345Z');

function linesOf(ad: Ad, publishedAt: string | null = null): string[] {
  const { text = '' } = adCalendarFile({ ad, publishedAt, revisedAt: null }, now) ?? {};
  return text.replaceAll('\r\n ', '').split('\r\n');
}

// jest.config.ts sets SITE_URL to https://www.medireleve.example.
test('the file of an ad with all values', () => {
  const publishedAt = '2026-11-02T08:30:15.250Z';
  const file = adCalendarFile({ ad: fullAd, publishedAt, revisedAt: null }, now);
  expect(file?.name).toBe('remplacement-12.ics');
  expect(linesOf(fullAd, publishedAt)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MédiRelève//Annonces//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:12@www.medireleve.example',
    'DTSTAMP:20261102T083015Z',
    'LAST-MODIFIED:20261102T083015Z',
    'SEQUENCE:215771415',
    'DTSTART;VALUE=DATE:20261201',
    'DTEND;VALUE=DATE:20261216',
    'SUMMARY:Remplacement en maison de santé',
    String.raw`LOCATION:Maison de santé du Port\, 1 rue du Port\, 29000 Quimper`,
    String.raw`DESCRIPTION:Médecine générale\nDr Anne Le Goff\nhttps://www.medireleve.example/annonces/12`,
    'URL:https://www.medireleve.example/annonces/12',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

const dated = anAd({ id: 7, title: 'Garde', start_date: '2026-12-01', end_date: '2026-12-01' });

test('without a place the event has none, and its description is the URL of the ad', () => {
  const lines = linesOf(dated);
  expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([]);
  expect(lines).toContain('DESCRIPTION:https://www.medireleve.example/annonces/7');
});

test('an unchanged ad has an unchanged file, at any time', () => {
  const fileAt = (instant: string, revisedAt: string | null) =>
    adCalendarFile({ ad: dated, publishedAt: '2026-11-02', revisedAt }, new Date(instant));
  const revised = '2026-11-20T08:00:00.000Z';
  expect(fileAt('2026-11-23T22:47:12.345Z', revised)).toEqual(fileAt('2026-12-24', revised));
  expect(fileAt('2026-11-23T22:47:12.345Z', null)).toEqual(fileAt('2026-12-24', null));
});

test.each([
  ['2026-12-01', '20261202'],
  ['2027-01-31', '20270201'],
  ['2026-12-31', '20270101'],
  ['2028-02-28', '20280229'],
  ['2028-02-29', '20280301'],
  ['2027-02-28', '20270301'],
  // Clocks change in Paris.
  ['2027-03-28', '20270329'],
  ['2027-10-31', '20271101'],
  ['2099-12-31', '21000101'],
])('an event until %s ends before %s', (end_date, end) => {
  expect(linesOf({ ...dated, end_date })).toContain(`DTEND;VALUE=DATE:${end}`);
});

test('a text cannot add a property or an event', () => {
  const title = 'Garde\r\nEND:VEVENT\nBEGIN:VEVENT\u2028ATTACH:https://ailleurs.example';
  const city = 'Brest\nATTENDEE:mailto:x@ailleurs.example';
  const location = {
    ...fullAd.location,
    name: null,
    address: null,
    latitude: null,
    longitude: null,
  };
  const lines = linesOf({ ...dated, title, location: { ...location, postal_code: null, city } });
  const names = lines.map((line) => line.split(/[:;]/)[0]);
  expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2);
  for (const name of ['ATTACH', 'ATTENDEE']) expect(names).not.toContain(name);
  expect(lines).toContain(
    String.raw`SUMMARY:Garde\nEND:VEVENT\nBEGIN:VEVENT\nATTACH:https://ailleurs.example`,
  );
});

test.each([{ start_date: null }, { end_date: null }, { start_date: '2026-12-02' }])(
  '%j: no file',
  (dates) => {
    expect(
      adCalendarFile({ ad: { ...dated, ...dates }, publishedAt: null, revisedAt: null }, now),
    ).toBeNull();
  },
);
