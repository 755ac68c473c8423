import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  adCalendarFile,
  adCalendarHref,
  adsCalendarText,
  escapeText,
  lastChange,
  sequenceOf,
  writeLines,
} from '@/lib/ads/calendar';
import { publishedAdSchema } from '@/lib/api/schemas/ad';
import { readDates } from '@/lib/api/schemas/dates';
import type { Ad, AdsById, PublishedAd } from './ad';
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

describe('the calendar that follows ads', () => {
  const today = '2026-11-28';
  const now = new Date('2026-11-28T08:00:00Z');
  const revised = (fields: Partial<Ad>, revisedAt: string | null = null): PublishedAd => ({
    ad: anAd(fields),
    publishedAt: '2026-11-02',
    revisedAt,
  });
  const dated = (id: number, fields: Partial<Ad> = {}) =>
    revised({ id, start_date: '2026-12-01', end_date: '2026-12-05', ...fields });
  const at = (postal_code: string) => ({
    name: null,
    address: null,
    city: null,
    postal_code,
    latitude: null,
    longitude: null,
  });
  const slots = (dayName: 'monday' | 'friday', slot: 'morning' | 'eveningNight') => ({
    dayName,
    morning: false,
    afternoon: false,
    eveningNight: false,
    [slot]: true,
  });
  const regular = (fields: Partial<Ad> = {}) =>
    revised({ id: 7, timeslots: [slots('friday', 'morning')], ...fields });

  const textOf = (found: Partial<AdsById>, day = today, instant = now) =>
    adsCalendarText({ ads: [], gone: [], ...found }, day, instant);
  const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const parsed = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const zone of calendar.getAllSubcomponents('vtimezone')) {
      ICAL.TimezoneService.register(zone);
    }
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };
  /** The starts of all occurrences, as they are written. */
  const startsOf = (event: ICAL.Event | undefined) => {
    const all = event?.iterator();
    const starts: string[] = [];
    for (let next = all?.next(); next && starts.length < 500; next = all?.next()) {
      starts.push(next.toString());
    }
    return starts;
  };

  test('it has an event for each dated ad, and asks to be read every six hours', () => {
    const text = textOf({ ads: [dated(12), dated(45), revised({ id: 46 })] });
    expect(parsed(text).map(({ uid }) => uid)).toEqual([
      '12@www.medireleve.example',
      '45@www.medireleve.example',
    ]);
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Mes annonces – MédiRelève',
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
        'X-PUBLISHED-TTL:PT6H',
      ]),
    );
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('without an event it has a component all the same', () => {
    expect(linesOf(textOf({}))).toContain('BEGIN:VTIMEZONE');
    expect(parsed(textOf({}))).toEqual([]);
  });

  test('an ad that went or ended is cancelled, with its last dates and a higher number', () => {
    const { ad, ...dates } = dated(12, { title: 'Garde' });
    const { id, title, start_date, end_date } = ad;
    const gone = { ad: { id, title, start_date, end_date }, ...dates };
    const [before] = parsed(textOf({ ads: [dated(12)] }));
    for (const found of [
      parsed(textOf({ gone: [gone] })),
      parsed(textOf({ ads: [dated(12, { title: 'Garde' })] }, '2026-12-06')),
    ]) {
      expect(found).toHaveLength(1);
      const [event] = found;
      expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
      expect([event?.uid, event?.summary]).toEqual(['12@www.medireleve.example', 'Garde']);
      expect(event?.startDate.toString()).toBe('2026-12-01');
      expect(event?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    }
    expect(
      parsed(textOf({ ads: [dated(12)] }, '2026-12-05'))[0]?.component.toString(),
    ).not.toContain('CANCELLED');
  });

  test('half-days of a regular ad recur to the end of the third month, without holidays', () => {
    const [event] = parsed(textOf({ ads: [regular({ start_date: '2026-12-15' })] }));
    const starts = startsOf(event);
    // 25 December and 1 January are Fridays.
    expect(starts.slice(0, 3)).toEqual([
      '2026-12-18T08:00:00',
      '2027-01-08T08:00:00',
      '2027-01-15T08:00:00',
    ]);
    expect(starts.at(-1)).toBe('2027-02-26T08:00:00');
    expect(event?.uid).toBe('7-morning@www.medireleve.example');
    expect(event?.endDate.toString()).toBe('2026-12-18T12:00:00');
  });

  test('one that has started recurs from this month on, one that starts later from then on', () => {
    const first = (start_date: string | null) =>
      startsOf(parsed(textOf({ ads: [regular({ start_date })] }))[0]);
    expect(first('2019-01-01')[0]).toBe('2026-11-06T08:00:00');
    expect(first(null)).toEqual(first('2019-01-01'));
    expect(first('2027-06-10')).toEqual([
      '2027-06-11T08:00:00',
      '2027-06-18T08:00:00',
      '2027-06-25T08:00:00',
    ]);
    expect(first('2027-06-30')).toEqual([]);
  });

  test('mornings and nights are two events', () => {
    const timeslots = [slots('monday', 'morning'), slots('friday', 'eveningNight')];
    const events = parsed(textOf({ ads: [regular({ timeslots })] }));
    expect(events.map(({ uid, endDate }) => [uid, endDate.toString()])).toEqual([
      ['7-morning@www.medireleve.example', '2026-11-02T12:00:00'],
      ['7-night@www.medireleve.example', '2026-11-07T08:00:00'],
    ]);
  });

  test.each(['57000', '67000', '68100'])('%s has Good Friday and 26 December off', (code) => {
    const spring = new Date('2027-03-01T08:00:00Z');
    const inMetz = textOf({ ads: [regular({ location: at(code) })] }, '2027-03-01', spring);
    expect(startsOf(parsed(inMetz)[0])).not.toContain('2027-03-26T08:00:00');
    const elsewhere = textOf({ ads: [regular({ location: at('29000') })] }, '2027-03-01', spring);
    expect(startsOf(parsed(elsewhere)[0])).toContain('2027-03-26T08:00:00');
  });

  test.each([
    ['29000', '2027-01-08T07:00:00Z'],
    ['97110', '2027-01-08T12:00:00Z'],
    ['97400', '2027-01-08T04:00:00Z'],
    ['97500', '2027-01-08T11:00:00Z'],
    ['98714', '2027-01-08T18:00:00Z'],
    ['98800', '2027-01-07T21:00:00Z'],
  ])('a morning of %s begins at 8 there, %s', (code, instant) => {
    const [event] = parsed(
      textOf({ ads: [regular({ location: at(code), start_date: '2027-01-02' })] }),
    );
    expect(event?.startDate.toJSDate().toISOString()).toBe(instant.replace('Z', '.000Z'));
    expect(startsOf(event).at(-1)).toBe('2027-02-26T08:00:00');
  });

  test('in summer a morning of Paris, and one of Saint-Pierre, begins an hour earlier', () => {
    for (const [code, instant] of [
      ['29000', '2027-07-02T06:00:00.000Z'],
      ['97500', '2027-07-02T10:00:00.000Z'],
    ] as const) {
      const ads = [regular({ location: at(code), start_date: '2027-07-02' })];
      const [event] = parsed(textOf({ ads }));
      expect(event?.startDate.toJSDate().toISOString()).toBe(instant);
    }
  });

  test('it changes once a month while ads do not', () => {
    const undatedAd = { ...dated(13), publishedAt: null };
    const future = dated(14);
    const ads = [dated(12), undatedAd, { ...future, revisedAt: '2099-01-01' }, regular()];
    const onDay = (day: string) => textOf({ ads }, day, new Date(`${day}T09:00:00Z`));
    expect(onDay('2026-11-29')).toBe(onDay('2026-11-05'));
    expect(onDay('2026-12-01')).not.toBe(onDay('2026-11-30'));
    const numbers = ['2026-11-30', '2026-12-01'].map(
      (day) => parsed(onDay(day)).find(({ uid }) => uid.startsWith('7-'))?.sequence ?? 0,
    );
    expect(numbers[1]).toBeGreaterThan(numbers[0] ?? Infinity);
  });
});
