import { z } from 'zod';
import { maxCode } from '@/lib/api/limits';
import { field, readCode } from '@/lib/api/schemas/fields';
import { isCalendarDay } from '@/lib/french/day';

// 2026-12-01, 2026-12-01T08:30:00Z, 2026-12-01 08:30:00.000+01:00
const dateAndTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** An instant, or the day alone when the time has no offset; `null` for anything else. */
function readMoment(value: unknown): Date | string | null {
  const [, day, time, offset] = dateAndTime.exec(readCode(value, maxCode.word) ?? '') ?? [];
  if (day === undefined || !isCalendarDay(day)) return null;
  if (time === undefined || offset === undefined) return day;
  const instant = new Date(`${day}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The JSON Schema of a moment; it may be empty. */
const wireMoment = { type: ['string', 'null'], pattern: `^$|${dateAndTime.source}` };

/** An instant as `YYYY-MM-DDTHH:mm:ss.sssZ`, or a `YYYY-MM-DD` day when no more is known. */
export const instantOrDay = field((value) => {
  const moment = readMoment(value);
  return moment instanceof Date ? moment.toISOString() : moment;
}, wireMoment);

export const datesSchema = z.object({
  published_at: instantOrDay.describe('Publication; without it, `created_at`.'),
  created_at: instantOrDay,
  updated_at: instantOrDay.describe(
    'The last change, for the sitemap and the calendar files of ads.',
  ),
});

const unknown = { published_at: null, created_at: null, updated_at: null };

/** When an item of the API was published, made and changed. No entity has these fields (docs/product.md#ad). */
export function readDates(body: unknown): z.output<typeof datesSchema> {
  return datesSchema.safeParse(body).data ?? unknown;
}

/** The latest of some dates in ISO 8601, which sort as texts do; `null` without any. */
export function latest(...dates: (string | null)[]): string | null {
  const [last] = dates.filter((date) => date !== null).sort((one, other) => (one < other ? 1 : -1));
  return last ?? null;
}
