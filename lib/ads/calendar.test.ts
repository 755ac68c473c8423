import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  adCalendarFile,
  adCalendarHref,
  escapeText,
  lastChange,
  sequenceOf,
  writeLines,
} from '@/lib/ads/calendar';
import { publishedAdSchema } from '@/lib/api/schemas/ad';
import { readDates } from '@/lib/api/schemas/dates';
import type { Ad } from './ad';
import { anAd, emptyAd, fullAd } from './ad.fixture';

describe('the URL of the calendar file', () => {
  test('an ad with both dates has a calendar file', () => {
    expect(adCalendarHref(fullAd)).toBe('/annonces/12/agenda.ics');
    const oneDay = { ...fullAd, end_date: fullAd.start_date };
    expect(adCalendarHref(oneDay)).toBe('/annonces/12/agenda.ics');
  });

  test.each([
    [null, null],
    ['2026-12-01', null],
    [null, '2026-12-15'],
    ['2026-12-15', '2026-12-14'],
  ])('from %s to %s there is no event', (start_date, end_date) => {
    expect(adCalendarHref({ ...emptyAd, start_date, end_date })).toBeNull();
  });
});

describe('the calendar file', () => {
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
});

describe('the parsed calendar file', () => {
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

  /** The fields that a calendar compares when it has an event with the same UID (RFC 5546, section 2.1.5). */
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
    const after = revisionOf(
      { ...then, updated_at: '2026-11-26T09:00:00Z' },
      '2026-11-26T10:00:00Z',
    );
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

  test('an ad without dates of the API is a newer version each time that the file is made', () => {
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
});

describe('the last change', () => {
  const now = new Date('2026-11-26T12:00:00.400Z');

  test.each([
    ['2026-11-20T08:00:00.000Z', null, '2026-11-20T08:00:00.000Z'],
    ['2026-11-20', null, '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T08:00:00.000Z', '2026-11-26T09:00:00.000Z', '2026-11-26T09:00:00.000Z'],
    [null, '2026-11-26', '2026-11-26T00:00:00.000Z'],
    // Published as planned, after it was written.
    ['2026-11-20T08:00:00.000Z', '2026-11-01', '2026-11-20T08:00:00.000Z'],
    [null, null, now.toISOString()],
    ['2099-12-31', null, now.toISOString()],
    ['2026-11-20', '2099-12-31T23:59:59.999Z', now.toISOString()],
    ['2000-01-01', null, '2000-01-01T00:00:00.000Z'],
  ])('published %s, revised %s: changed %s', (publishedAt, revisedAt, change) => {
    expect(lastChange({ publishedAt, revisedAt }, now).toISOString()).toBe(change);
  });

  test.each([
    ['2000-01-01T00:00:00Z', 0],
    ['2020-01-01T00:00:00Z', 0],
    ['2020-01-01T00:00:01.999Z', 1],
    ['2088-01-19T03:14:07Z', 2_147_483_647],
    ['2099-12-31T23:59:59Z', 2_147_483_647],
  ])('the number of a change at %s is %i', (change, sequence) => {
    expect(sequenceOf(new Date(change))).toBe(sequence);
  });

  const moment = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  const known = fc.option(moment.map((date) => date.toISOString()));

  test('a later change, read later, never has a smaller number', () => {
    fc.assert(
      fc.property(known, moment, moment, moment, moment, (publishedAt, ...moments) => {
        const [first = now, second = now] = moments.slice(0, 2).sort(byTime);
        const [before = now, after = now] = moments.slice(2).sort(byTime);
        const numberOf = (revised: Date | null, read: Date) =>
          sequenceOf(lastChange({ publishedAt, revisedAt: revised?.toISOString() ?? null }, read));
        const numbers = [numberOf(first, before), numberOf(second, after)];
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
        // Without dates each reading may be of a change.
        if (publishedAt === null) {
          expect(numberOf(null, after)).toBeGreaterThanOrEqual(numberOf(null, before));
        } else {
          expect(numberOf(first, before)).toBeGreaterThanOrEqual(numberOf(null, before));
        }
      }),
    );
  });

  const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();
});

describe('a content line', () => {
  const octets = (line: string) => Buffer.byteLength(line);
  const linesOf = (file: string) => file.split('\r\n').slice(0, -1);
  const unfold = (file: string) => file.replaceAll('\r\n ', '');

  test('lines of at most 75 octets are written as they are, each with CRLF', () => {
    const line = `SUMMARY:${'x'.repeat(67)}`;
    expect(octets(line)).toBe(75);
    expect(writeLines(['VERSION:2.0', line])).toBe(`VERSION:2.0\r\n${line}\r\n`);
  });

  test.each(['x', 'é', '’', '🩺'])(
    'a long line of « %s » is folded between characters',
    (letter) => {
      for (const offset of ['', 'x', 'xx', 'xxx']) {
        const line = `SUMMARY:${offset}${letter.repeat(100)}`;
        const file = writeLines([line]);
        const lines = linesOf(file);
        expect(lines.length).toBeGreaterThan(1);
        for (const [index, part] of lines.entries()) {
          expect(octets(part)).toBeLessThanOrEqual(75);
          expect(part.startsWith(' ')).toBe(index > 0);
          // No half of a surrogate pair.
          expect(Buffer.from(part).toString()).toBe(part);
        }
        // As full as whole characters allow.
        for (const part of lines.slice(0, -1))
          expect(octets(part) + octets(letter)).toBeGreaterThan(75);
        expect(unfold(file)).toBe(`${line}\r\n`);
      }
    },
  );

  test.each([
    [String.raw`a\b`, String.raw`a\\b`],
    ['Garde; nuit, 24 h', String.raw`Garde\; nuit\, 24 h`],
    ['a\nb\r\nc\rd', String.raw`a\nb\nc\nd`],
    ['a\u2028b\u2029c\u0085d\ve\ff', String.raw`a\nb\nc\nd\ne\nf`],
    [String.raw`a\nb`, String.raw`a\\nb`],
    ['a\u0000b\u001bc\td', 'abc\td'],
    ['Cœur : « à »', 'Cœur : « à »'],
  ])('%j is escaped', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});
