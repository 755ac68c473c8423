import type { Ad, RevisedAd } from '@/lib/ads/ad';
import { addressLines, adTitle, ownerName } from '@/lib/ads/ad-in-words';
import { adHref } from '@/lib/ads/search';
import { config } from '@/lib/config/config';
import { dayAfter } from '@/lib/french/day-number';

/* The calendar file of an ad, iCalendar (RFC 5545). https://www.rfc-editor.org/rfc/rfc5545 */

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
  const change = lastChange(dates, now);
  const url = `${config.SITE_URL}${adHref(ad.id)}`;
  const facts = [ad.specialty?.name ?? null, ownerName(ad.user), url];
  const address = addressLines(ad.location).join(', ');
  const text = writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(config.BRAND_NAME)}//Annonces//FR`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${ad.id}@${new URL(config.SITE_URL).host}`,
    `DTSTAMP:${formatInstant(change)}`,
    `LAST-MODIFIED:${formatInstant(change)}`,
    `SEQUENCE:${sequenceOf(change)}`,
    // The end is exclusive.
    `DTSTART;VALUE=DATE:${formatDate(ad.start_date)}`,
    `DTEND;VALUE=DATE:${formatDate(dayAfter(ad.end_date, 1))}`,
    `SUMMARY:${escapeText(adTitle(ad))}`,
    ...(address === '' ? [] : [`LOCATION:${escapeText(address)}`]),
    `DESCRIPTION:${escapeText(facts.filter((fact) => fact !== null).join('\n'))}`,
    `URL:${url}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  return { name: `remplacement-${ad.id}.ics`, text };
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
