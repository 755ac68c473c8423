import type { PublishedAd } from '@/lib/ads/ad';
import { ownerName } from '@/lib/ads/owner';
import { addressLines } from '@/lib/ads/place';
import { adHref } from '@/lib/ads/search';
import { adTitle } from '@/lib/ads/title';
import { config } from '@/lib/config';
import { isDated } from './calendar-url';
import { escapeText, writeLines } from './content-line';

/** A file of one event: its name, and its text in UTF-8. */
type CalendarFile = { name: string; text: string };

/**
 * The calendar file of an ad: one event of whole days; `null` when the ad has no dates for one.
 *
 * @param now counts as the publication date when the API gives none.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function adCalendarFile(
  { ad, publishedAt }: PublishedAd,
  now: Date = new Date(),
): CalendarFile | null {
  if (!isDated(ad)) return null;
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
    `DTSTAMP:${formatInstant(publishedAt ?? dayOf(now))}`,
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

/** An ISO 8601 instant, or the start of a `YYYY-MM-DD` day, as a value of the type DATE-TIME in UTC. */
function formatInstant(date: string): string {
  return new Date(date).toISOString().replace(/[-:]|\.\d+/g, '');
}

const msOfDay = 86_400_000;

/** The end of an event of whole days is exclusive: the day after the last one. */
function dayAfter(day: string): string {
  return dayOf(new Date(Date.parse(day) + msOfDay));
}

/** The `YYYY-MM-DD` day in UTC: the same text, and `ETag`, for all files of a day. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
