import type { RevisedAd } from '@/lib/ads/ad';
import { ownerName } from '@/lib/ads/owner';
import { addressLines } from '@/lib/ads/place';
import { adHref } from '@/lib/ads/search';
import { adTitle } from '@/lib/ads/title';
import { config } from '@/lib/config';
import { isDated } from './calendar-url';
import { escapeText, writeLines } from './content-line';
import { lastChange, sequenceOf } from './last-change';

/** A file of one event: its name, and its text in UTF-8. */
type CalendarFile = { name: string; text: string };

/**
 * The calendar file of an ad: one event of whole days; `null` when the ad has no dates for one.
 *
 * A calendar that has an event replaces it by one with the same UID and a higher SEQUENCE, or the same and a later
 * DTSTAMP (RFC 5546, section 2.1.5): all of them are about the ad, so that an unchanged ad has an unchanged file.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function adCalendarFile(
  { ad, ...dates }: RevisedAd,
  now: Date = new Date(),
): CalendarFile | null {
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
    // The same in each copy, so that one that is added again replaces the other.
    `UID:${ad.id}@${new URL(config.SITE_URL).host}`,
    `DTSTAMP:${formatInstant(change)}`,
    `LAST-MODIFIED:${formatInstant(change)}`,
    `SEQUENCE:${sequenceOf(change)}`,
    `DTSTART;VALUE=DATE:${formatDate(ad.start_date)}`,
    `DTEND;VALUE=DATE:${formatDate(dayAfter(ad.end_date))}`,
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

/** A `YYYY-MM-DD` day as a value of the type DATE. */
function formatDate(day: string): string {
  return day.replaceAll('-', '');
}

/** A value of the type DATE-TIME in UTC. */
function formatInstant(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

const msOfDay = 86_400_000;

/** The end of an event of whole days is exclusive: the day after the last one. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + msOfDay).toISOString().slice(0, 10);
}
