import type { Ad, AdsById, GoneAd, RevisedAd } from '@/lib/ads/ad';
import { addressLines, adTitle, ownerName } from '@/lib/ads/ad-in-words';
import { halfDaysOf } from '@/lib/ads/ad-time';
import { timeZoneLines } from '@/lib/ads/calendar-zones';
import { isEnded } from '@/lib/ads/ended';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { adHref } from '@/lib/ads/search';
import { dayNames, slotBit, slotNames } from '@/lib/ads/week';
import { config } from '@/lib/config/config';
import { endOfDay, timeZoneOf } from '@/lib/french/day';
import { dayAfter, dayNumber } from '@/lib/french/day-number';
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
export function adCalendarFile({ ad, ...dates }: RevisedAd, now: Date = new Date()) {
  if (!isDated(ad)) return null;
  const event = eventLines(ad, {
    uid: `${ad.id}`,
    change: lastChange(dates, now),
    when: wholeDays(ad),
  });
  return { name: `remplacement-${ad.id}.ics`, text: writeCalendar(event) };
}

/** Six hours, as a DURATION: how often a calendar asks for what it follows. */
const refreshInterval = 'PT6H';

/**
 * The text of the calendar that follows ads, on a `YYYY-MM-DD` day: one event for each dated ad, cancelled once it has
 * ended or gone, and those of the half-days of regular ads. While ads do not change it changes once a month.
 */
export function adsCalendarText({ ads, gone }: AdsById, today: string, now = new Date()): string {
  const events = ads.flatMap((revised) => eventsOf(revised, today, now));
  const cancelled = gone.flatMap((left) => cancelledEvent(left, today, now));
  // Paris too without an event in it: a calendar has at least one component (section 3.6).
  const zones = new Set(['Europe/Paris', ...ads.map(({ ad }) => timeZoneOf(ad.location))]);
  return writeCalendar([
    `X-WR-CALNAME:${escapeText(`${savedAdsPage.title} – ${config.BRAND_NAME}`)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
    ...[...zones].flatMap(timeZoneLines),
    ...events,
    ...cancelled,
  ]);
}

function eventsOf(revised: RevisedAd, today: string, now: Date): string[] {
  const { ad } = revised;
  if (ad.end_date === null) return weeklyEvents(revised, today, now);
  if (isEnded(ad, today)) return cancelledEvent(revised, today, now);
  if (!isDated(ad)) return [];
  const change = knownChange(revised, today, now);
  return eventLines(ad, { uid: `${ad.id}`, change, when: wholeDays(ad) });
}

/** That of an ad that ended or went: newer than the last one of the ad, at any time the same. */
function cancelledEvent(left: GoneAd, today: string, now: Date): string[] {
  const { ad } = left;
  if (!isDated(ad)) return [];
  const change = new Date(knownChange(left, today, now).getTime() + 1_000);
  return eventLines(ad, { uid: `${ad.id}`, change, when: wholeDays(ad), isCancelled: true });
}

/** From and until when a half-day of {@link slotNames} lasts, as calendars need times: ads name none. */
const hours = [
  { from: '080000', until: '120000', nights: 0 },
  { from: '140000', until: '180000', nights: 0 },
  { from: '200000', until: '080000', nights: 1 },
];

/**
 * The events of a regular ad, one for its mornings, one for its afternoons, one for its nights: each week from this month
 * on, or later if it starts later, to the end of the third month from now, without public holidays.
 */
function weeklyEvents({ ad, ...dates }: RevisedAd, today: string, now: Date): string[] {
  const week = halfDaysOf(ad);
  const zone = timeZoneOf(ad.location);
  const start = [monthOf(today), ad.start_date ?? ''].sort().at(-1) ?? '';
  const last = [endOfMonth(today, 3), endOfMonth(start)].sort().at(-1) ?? '';
  const holidays = holidaysBetween(
    start,
    last,
    /^(?:57|67|68)/.test(ad.location?.postal_code ?? ''),
  );
  const change = new Date(Math.max(Date.parse(monthOf(today)), +knownChange(dates, today, now)));
  return hours.flatMap(({ from, until, nights }, slot) => {
    const isOn = (day: string) => (week & slotBit(weekdayOf(day), slot)) !== 0;
    const first = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(start, days)).find(isOn);
    if (first === undefined || first > last) return [];
    const days = dayNames.filter((_, day) => week & slotBit(day, slot));
    const without = holidays.filter((day) => day >= first && isOn(day));
    const at = (day: string, time: string, after = 0) => `${formatDate(day, after)}T${time}`;
    return eventLines(ad, {
      uid: `${ad.id}-${slotNames[slot]}`,
      change,
      note: 'Horaires indicatifs\u00a0: l’annonce donne des demi-journées.',
      when: [
        `DTSTART;TZID=${zone}:${at(first, from)}`,
        `DTEND;TZID=${zone}:${at(first, until, nights)}`,
        `RRULE:FREQ=WEEKLY;UNTIL=${formatInstant(new Date(endOfDay(last, zone)))};BYDAY=${days.map((day) => day.slice(0, 2).toUpperCase()).join()}`,
        ...(without.length === 0
          ? []
          : [`EXDATE;TZID=${zone}:${without.map((day) => at(day, from)).join()}`]),
      ],
    });
  });
}

const monthOf = (day: string) => `${day.slice(0, 8)}01`;

/** The last day of the month that comes some months after that of a day. */
function endOfMonth(day: string, after = 0): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + after, 0)).toISOString().slice(0, 10);
}

/** 0 for a Monday: 1 January 1970 was a Thursday. */
const weekdayOf = (day: string) => (dayNumber(day) + 3) % 7;

function holidaysBetween(start: string, last: string, inAlsaceMoselle: boolean): string[] {
  const years = [...new Set([start, last].map((day) => Number(day.slice(0, 4))))];
  const all = years.flatMap((year) => publicHolidays(year, inAlsaceMoselle));
  return all.filter((day) => day >= start && day <= last);
}

/** When an ad changed; the first of the month where that is not known, or in the future: it is then the same all month. */
function knownChange(dates: Omit<RevisedAd, 'ad'>, today: string, now: Date): Date {
  const change = lastChange(dates, now);
  return change < now ? change : new Date(monthOf(today));
}

type EventParts = {
  /** Without the host. */
  uid: string;
  change: Date;
  /** The lines that say when it is. */
  when: string[];
  note?: string;
  isCancelled?: boolean;
};

/** The lines of an event: of an ad that went only its title is known. */
function eventLines(ad: GoneAd['ad'] & Partial<Ad>, parts: EventParts): string[] {
  const { uid, change, when, note = null, isCancelled = false } = parts;
  const { specialty = null, user = null, location = null } = ad;
  const url = `${config.SITE_URL}${adHref(ad.id)}`;
  const facts = [specialty?.name ?? null, ownerName(user), note, url];
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
    `DESCRIPTION:${escapeText(facts.filter((fact) => fact !== null).join('\n'))}`,
    `URL:${url}`,
    ...(isCancelled ? ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'] : ['TRANSP:OPAQUE']),
    'END:VEVENT',
  ];
}

/** The days of a dated ad; the end is exclusive. */
function wholeDays({ start_date, end_date }: { start_date: string; end_date: string }): string[] {
  return [
    `DTSTART;VALUE=DATE:${formatDate(start_date)}`,
    `DTEND;VALUE=DATE:${formatDate(end_date, 1)}`,
  ];
}

function writeCalendar(lines: readonly string[]): string {
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(config.BRAND_NAME)}//Annonces//FR`,
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]);
}

/**
 * When an ad was last revised or published; at the latest `now`, so that the next change of a date in the future is not
 * older. An ad without dates counts as changed `now`: calendars then accept the file.
 */
export function lastChange({ publishedAt, revisedAt }: Omit<RevisedAd, 'ad'>, now: Date): Date {
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

/** A value of the type DATE, as many days after a `YYYY-MM-DD` day. */
function formatDate(day: string, after = 0): string {
  return formatInstant(new Date(Date.parse(day) + after * 86_400_000)).slice(0, 8);
}

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
