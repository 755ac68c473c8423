import type { Ad, AdsById, GoneAd, PublishedAd } from '@/lib/ads/ad';
import { addressLines, adTitle, ownerName } from '@/lib/ads/ad-in-words';
import { halfDaysOf } from '@/lib/ads/ad-time';
import { timeZoneLines } from '@/lib/ads/calendar-zones';
import { isEnded } from '@/lib/ads/ended';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { adHref } from '@/lib/ads/search';
import { dayNames, slotBit, slotNames } from '@/lib/ads/week';
import { config } from '@/lib/config/config';
import { endOfDay, timeZoneOf } from '@/lib/french/day';
import { dayAfter, dayNumber, weekdayOf } from '@/lib/french/day-number';
import { monthOf } from '@/lib/french/months';
import { publicHolidays } from '@/lib/french/public-holidays';

/* Calendar files of ads, iCalendar (RFC 5545). https://www.rfc-editor.org/rfc/rfc5545 */

type Dates = Pick<Ad, 'start_date' | 'end_date'>;

/** The path of the calendar file of an ad; `null` without a start, without an end, or when it ends before it starts. */
export function adCalendarHref(ad: Dates & Pick<Ad, 'id'>): string | null {
  return isDated(ad) ? `${adHref(ad.id)}/agenda.ics` : null;
}

function isDated<T extends Dates>(ad: T): ad is T & { start_date: string; end_date: string } {
  const { start_date, end_date } = ad;
  return start_date !== null && end_date !== null && start_date <= end_date;
}

/**
 * The name and the text of the calendar file of an ad: one event of whole days; `null` when it has no dates for one.
 *
 * A calendar replaces an event by one with the same UID and a higher SEQUENCE, or the same and a later DTSTAMP (RFC
 * 5546, section 2.1.5). Both follow from the ad: an unchanged ad has an unchanged file.
 */
export function adCalendarFile({ ad, ...dates }: PublishedAd, now: Date = new Date()) {
  if (!isDated(ad)) return null;
  const event = eventLines(ad, `${ad.id}`, lastChange(dates, now), wholeDays(ad));
  return { name: `remplacement-${ad.id}.ics`, text: writeCalendar(event) };
}

/**
 * The text of the calendar that follows ads, on a `YYYY-MM-DD` day: one event for each dated ad, cancelled once it has
 * ended or gone, and those of the half-days of regular ads. While ads do not change it changes once a month.
 */
export function adsCalendarText({ ads, gone }: AdsById, today: string, now = new Date()): string {
  const month = monthOf(today).startDate;
  // Where the last change is not known, or to come, it is the same all month.
  const changeOf = (dates: Omit<PublishedAd, 'ad'>) => {
    const change = lastChange(dates, now);
    return change < now ? change : new Date(month);
  };
  const datedEvent = (ad: EventAd, change: Date, isCancelled: boolean) => {
    if (!isDated(ad)) return [];
    if (!isCancelled) return eventLines(ad, `${ad.id}`, change, wholeDays(ad));
    // Newer than the last one of the ad, and the same in every process.
    const at = new Date(change.getTime() + 1_000);
    return eventLines(ad, `${ad.id}`, at, [...wholeDays(ad), 'STATUS:CANCELLED']);
  };
  // Paris too without an event in it: a calendar has at least one component (section 3.6).
  const zones = new Set(['Europe/Paris', ...ads.map(({ ad }) => timeZoneOf(ad.location))]);
  return writeCalendar([
    `X-WR-CALNAME:${escapeText(`${savedAdsPage.title} – ${config.BRAND_NAME}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...[...zones].flatMap(timeZoneLines),
    ...ads.flatMap(({ ad, ...dates }) =>
      ad.end_date === null
        ? weeklyEvents(ad, changeOf(dates), month)
        : datedEvent(ad, changeOf(dates), isEnded(ad, today)),
    ),
    ...gone.flatMap(({ ad, ...dates }) => datedEvent(ad, changeOf(dates), true)),
  ]);
}

/** From and until when the half-days last, as calendars need times: ads name none. A night ends on the next day. */
const hours = [
  ['080000', '120000', 0],
  ['140000', '180000', 0],
  ['200000', '080000', 1],
] as const;

/**
 * The events of a regular ad, one for its mornings, one for its afternoons, one for its nights: each week from this month
 * on, or later if it starts later, to the end of the third month from now, without public holidays.
 */
function weeklyEvents(ad: Ad, revised: Date, month: string): string[] {
  const week = halfDaysOf(ad);
  const zone = timeZoneOf(ad.location);
  const start = ad.start_date !== null && ad.start_date > month ? ad.start_date : month;
  const last = [monthOf(month, 3).endDate, monthOf(start).endDate].sort()[1] ?? start;
  const inAlsaceMoselle = /^(?:57|67|68)/.test(ad.location?.postal_code ?? '');
  const years = new Set([start, last].map((day) => Number(day.slice(0, 4))));
  const holidays = [...years].flatMap((year) => publicHolidays(year, inAlsaceMoselle));
  const change = revised > new Date(month) ? revised : new Date(month);
  return hours.flatMap(([from, until, nights], slot) => {
    const isOn = (day: string) => (week & slotBit(weekdayOf(dayNumber(day)), slot)) !== 0;
    const first = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(start, days)).find(isOn);
    if (first === undefined || first > last) return [];
    const days = dayNames.filter((_, day) => week & slotBit(day, slot));
    const byDay = days.map((day) => day.slice(0, 2).toUpperCase()).join();
    const without = holidays.filter((day) => day >= first && day <= last && isOn(day));
    const times = without.map((day) => `${formatDate(day)}T${from}`).join();
    const when = [
      `DTSTART;TZID=${zone}:${formatDate(first)}T${from}`,
      `DTEND;TZID=${zone}:${formatDate(dayAfter(first, nights))}T${until}`,
      `RRULE:FREQ=WEEKLY;UNTIL=${formatInstant(new Date(endOfDay(last, zone)))};BYDAY=${byDay}`,
      ...(times === '' ? [] : [`EXDATE;TZID=${zone}:${times}`]),
    ];
    const note = 'Horaires indicatifs\u00a0: l’annonce donne des demi-journées.';
    return eventLines(ad, `${ad.id}-${slotNames[slot]}`, change, when, note);
  });
}

/** An ad as far as it is known: of one that went less is. */
type EventAd = GoneAd & Partial<Ad>;

/** The lines of an event. @param uid without the host. @param when its lines about dates. */
function eventLines(ad: EventAd, uid: string, change: Date, when: string[], note?: string) {
  const { specialty, user = null, location = null } = ad;
  const url = `${config.SITE_URL}${adHref(ad.id)}`;
  const facts = [specialty?.name, ownerName(user), note, url];
  const address = addressLines(location).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${new URL(config.SITE_URL).host}`,
    `DTSTAMP:${formatInstant(change)}`,
    `LAST-MODIFIED:${formatInstant(change)}`,
    `SEQUENCE:${sequenceOf(change)}`,
    ...when,
    `SUMMARY:${escapeText(adTitle(ad))}`,
    ...(address === '' ? [] : [`LOCATION:${escapeText(address)}`]),
    `DESCRIPTION:${escapeText(facts.filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** The days of a dated ad; the end is exclusive. */
const wholeDays = (ad: { start_date: string; end_date: string }) => [
  `DTSTART;VALUE=DATE:${formatDate(ad.start_date)}`,
  `DTEND;VALUE=DATE:${formatDate(dayAfter(ad.end_date, 1))}`,
];

function writeCalendar(events: readonly string[]): string {
  const product = `PRODID:-//${escapeText(config.BRAND_NAME)}//Annonces//FR`;
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', product, 'METHOD:PUBLISH'];
  return writeLines([...head, ...events, 'END:VCALENDAR']);
}

/**
 * When an ad was last revised or published; at the latest `now`, so that the next change of a date in the future is not
 * older. An ad without dates counts as changed `now`: calendars then accept the file.
 */
export function lastChange({ publishedAt, revisedAt }: Omit<PublishedAd, 'ad'>, now: Date): Date {
  const times = [publishedAt, revisedAt]
    .map((date) => Date.parse(date ?? ''))
    .filter((time) => !Number.isNaN(time));
  return new Date(Math.min(now.getTime(), times.length > 0 ? Math.max(...times) : Infinity));
}

/**
 * SEQUENCE rises with each revision. The API counts none: it is the time of the last change in seconds since 2020,
 * because an INTEGER ends at 2³¹ − 1, which the time of Unix passes in 2038.
 */
export function sequenceOf(change: Date): number {
  const seconds = Math.floor((change.getTime() - Date.UTC(2020, 0)) / 1000);
  return Math.min(Math.max(seconds, 0), 2 ** 31 - 1);
}

/** A value of the type DATE-TIME in UTC. */
function formatInstant(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A value of the type DATE. */
const formatDate = (day: string) => day.replaceAll('-', '');

/** Characters that no value may contain, except tabs and line breaks. */
const control = /(?![\t\n])\p{Cc}/gu;
/** Line breaks of any kind: some readers split lines at Unicode's too. */
const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** Escapes a text for a property of the type TEXT (section 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(lineBreak, '\n')
    .replace(control, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Writes the lines of a file, each folded and ended with CRLF (section 3.1). */
export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Continues a line of more than 75 octets on others, which start with a space; splits no character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
