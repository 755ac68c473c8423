import { z } from 'zod';
import type { Ad, PublishedAd, Timeslot } from '@/lib/ads/ad';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type Weekday, weekdays } from '@/lib/ads/week';
import { maxCode, maxItems, maxLength, maxParagraphs } from '@/lib/api/limits';
import { datesSchema, instantOrDay, latest, readDates } from '@/lib/api/schemas/dates';
import {
  code,
  field,
  flag,
  id,
  line,
  list,
  numberWithin,
  oneOf,
  readCode,
  requiredLine,
  text,
} from '@/lib/api/schemas/fields';
import { dayOf, timeZoneOf } from '@/lib/french/day';
import { isAtAddress, wholePostalCode } from '@/lib/places/search/find-commune';

export const specialtySchema: z.ZodType<Specialty> = z.object({
  id,
  name: requiredLine(maxLength.name),
});

export const combinedListSchema = z.object({ specialties: z.unknown() });

function readWeekday(value: unknown): Weekday | null {
  const name = readCode(value, maxCode.word)?.toLowerCase();
  return weekdays.find((names) => names.some((known) => known.toLowerCase() === name))?.[0] ?? null;
}

const slot = z.object({
  dayName: field(readWeekday, {
    type: 'string',
    description: 'A weekday in English or French, whatever its case.',
  }),
  morning: flag,
  afternoon: flag,
  eveningNight: flag,
});

/** The slots of a week, Monday first. Several for one day are one; those without a day are none. */
export const timeslots = list(slot, maxItems.timeslots).transform((slots): Timeslot[] =>
  weekdays.flatMap(([dayName]) => {
    const ofDay = slots.filter((item) => item.dayName === dayName);
    if (ofDay.length === 0) return [];
    return {
      dayName,
      morning: ofDay.some((item) => item.morning),
      afternoon: ofDay.some((item) => item.afternoon),
      eveningNight: ofDay.some((item) => item.eveningNight),
    };
  }),
);

const betweenParagraphs = /\n\s*\n/g;

const description = text(maxLength.description).transform((written) => {
  const last = [...(written ?? '').matchAll(betweenParagraphs)][maxParagraphs - 1];
  return written && last ? `${written.slice(0, last.index)}…` : written;
});

/** A spreadsheet makes a number of a postal code. */
const postalCode = field(
  (value) =>
    readCode(Number.isSafeInteger(value) ? `${value}` : value, maxCode.word)?.replace(
      /\.0+$/,
      '',
    ) ?? null,
  { type: ['string', 'integer', 'null'], maxLength: maxCode.word },
);

const place = z
  .object({
    name: line(maxLength.name),
    address: line(maxLength.title),
    city: line(maxLength.name),
    postal_code: postalCode,
    latitude: numberWithin(-90, 90).describe('Degrees.'),
    longitude: numberWithin(-180, 180).describe('Degrees.'),
  })
  .transform((read) => {
    const { latitude, longitude, city } = read;
    const postal_code = read.postal_code && wholePostalCode(read.postal_code, city);
    const at = latitude === null || longitude === null ? null : { latitude, longitude };
    const isKnown = at !== null && isAtAddress(at, postal_code, city);
    return { ...read, postal_code, ...(!isKnown && { latitude: null, longitude: null }) };
  });

const owner = z.object({
  first_name: line(maxLength.name),
  last_name: line(maxLength.name),
  user_type: code(maxCode.word).describe(
    '`facility` for an establishment, whatever its case; else a doctor.',
  ),
  profile: z
    .object({
      location: z.object({ name: line(maxLength.name).describe('Name of the establishment.') }),
    })
    .catch({ location: { name: null } }),
});

/** Nobody offers nothing: a form writes zero, or « 0.00 », where nothing was typed. */
const unlessZero = (amount: number | null) => (Number(amount) < 0.01 ? null : amount);

// More euros than any replacement pays: a slip, not an offer.
const euros = numberWithin(0, 1_000_000).transform(unlessZero).describe('Euros.');

/** A date of an ad as a day of its place: that of Réunion begins two or three hours before that of Paris. */
const dayThere = (date: string | null, location: Ad['location']) =>
  date && dayOf(date, timeZoneOf(location));

const wireAd = z.object({
  id,
  title: line(maxLength.title),
  description,
  specialty: specialtySchema.nullable().catch(null),
  user: owner.nullable().catch(null).describe('Who published the ad.'),
  location: place.nullable().catch(null),
  start_date: instantOrDay,
  end_date: instantOrDay.describe('With it a replacement is one-off, without it regular.'),
  remuneration_type: oneOf(['forfait', 'retrocession']),
  retrocession_percentage: numberWithin(0, 100).transform(unlessZero),
  forfait_amount: euros,
  forfait_timespan: oneOf(['day', 'half_day', 'week', 'month']),
  average_act_cost: euros,
  // Not `oneOf`: one we do not know still shows, as « Convention » (docs/product.md#badges).
  convention_status: code(maxCode.word).describe(
    '`secteur_1`, `secteur_2` or `non_conventionne`; any other shows as « Convention ».',
  ),
  timeslots,
  on_site_secretary: flag,
  on_site_housing: flag,
  on_site_dining: flag,
  teleconsultation_available: flag,
  is_public_transport_accessible: flag,
});

/** An ad of the list and alone. Only the id is required. */
export const adSchema: z.ZodType<Ad> = wireAd.transform((ad) => ({
  ...ad,
  start_date: dayThere(ad.start_date, ad.location),
  end_date: dayThere(ad.end_date, ad.location),
}));

const moment = z.string().nullable();

/** An ad on the wire with its last change and its publication: else its creation, which comes before. */
export const publishedAdSchema: z.ZodType<PublishedAd> = z.preprocess(
  (body) => {
    const { published_at, created_at, updated_at } = readDates(body);
    return { ad: body, publishedAt: published_at ?? created_at, revisedAt: updated_at };
  },
  z.object({ ad: adSchema, publishedAt: moment, revisedAt: moment }),
);

export const adReader = { entity: 'ad', schema: publishedAdSchema };

/** An ad of a list for the sitemap; without a revision no `lastmod`: after a false one, search engines believe none. */
export const listedAdSchema = datesSchema
  .extend({ id, end_date: instantOrDay, location: place.nullable().catch(null) })
  .transform(({ id, location, updated_at, published_at, ...rest }) => {
    const end_date = dayThere(rest.end_date, location);
    const lastmod = updated_at === null ? null : latest(updated_at, published_at);
    return { id, end_date, lastmod };
  });
