import type {
  GeoCoordinates,
  JobPosting,
  MonetaryAmount,
  Organization,
  Place,
  WithContext,
} from 'schema-dts';
import type { Ad } from '@/lib/ads/ad';
import { paragraphsOf } from '@/lib/ads/detail/details';
import { isOver } from '@/lib/ads/detail/over';
import { isFacility, ownerName } from '@/lib/ads/owner';
import { adHref } from '@/lib/ads/search';
import { config } from '@/lib/config';
import { endOfDay } from '@/lib/french/day';
import { fold } from '@/lib/french/fold';
import { isInTerritory } from '@/lib/places/gazetteer/postal-code';
import { countryOf } from '@/lib/seo/job/country';
import { pageUrl } from '@/lib/seo/page-url';

/** Google's units for the timespans of a forfait; there is none for half a day. */
const salaryUnits = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

/**
 * The structured data of an ad for Google's job search, from values of the ad only. `null` when a
 * required value is missing, and for an ad that is over.
 *
 * @param publishedAt the date of publication of the API; there is no fallback.
 * @param today the day in Paris.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  ad: Ad,
  publishedAt: string | null,
  today: string,
): WithContext<JobPosting> | null {
  const description = descriptionOf(ad);
  const organization = hiringOrganization(ad.user);
  const location = jobLocation(ad.location);
  if (isOver(ad, today) || ad.title === null || description === null) return null;
  if (organization === null || location === null) return null;
  if (publishedAt === null || publishedAt.slice(0, 10) > today) return null;
  const salary = jobSalary(ad);
  const employmentType = employmentTypes(ad);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: ad.title,
    description,
    url: pageUrl(adHref(ad.id)),
    identifier: { '@type': 'PropertyValue', name: config.BRAND_NAME, value: String(ad.id) },
    datePosted: publishedAt,
    ...(ad.end_date !== null && { validThrough: endOfDay(ad.end_date) }),
    ...(employmentType.length > 0 && { employmentType }),
    hiringOrganization: organization,
    jobLocation: location,
    ...(salary && { baseSalary: salary }),
    // « Candidater » opens the app, which requires an account.
    directApply: false,
  };
}

/** The whole text, as HTML; `null` when there is none, or when it only repeats the title. */
function descriptionOf({ title, description }: Ad): string | null {
  const paragraphs = paragraphsOf(description);
  if (paragraphs.length === 0 || fold(paragraphs.join(' ')) === fold(title ?? '')) return null;
  return paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The types that are certain: a replacement with an end is temporary, and shared fees make a
 * contractor. A forfait may be a salary or fees, and a regular replacement has no fixed term.
 */
function employmentTypes({ end_date, remuneration_type }: Ad): string[] {
  return [
    ...(end_date === null ? [] : ['TEMPORARY']),
    ...(remuneration_type === 'retrocession' ? ['CONTRACTOR'] : []),
  ];
}

/**
 * Who offers a replacement: the establishment, or the doctor who is replaced, by the name that the
 * page shows. `null` without a name: « confidential », which Google accepts too, would mean that it is
 * hidden on purpose.
 */
function hiringOrganization(user: Ad['user']): Organization | null {
  if (user === null) return null;
  const ownName = isFacility(user) ? user.profile.location.name : user.last_name;
  const name = ownName === null ? null : ownerName(user);
  return name === null ? null : { '@type': 'Organization', name };
}

/**
 * What a replacement pays, when that is an amount for a timespan: a share of fees and the average price of an act are
 * no salary (docs/product.md#structured-data).
 */
function jobSalary(ad: Ad): MonetaryAmount | null {
  const { remuneration_type, forfait_amount, forfait_timespan } = ad;
  if (remuneration_type !== 'forfait' || !forfait_amount) return null;
  if (forfait_timespan === null || forfait_timespan === 'half_day') return null;
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      value: forfait_amount,
      unitText: salaryUnits[forfait_timespan],
    },
  };
}

type Location = NonNullable<Ad['location']>;

/**
 * Where a replacement takes place; `null` unless its town and its postal code, hence its country, are known.
 * Coordinates are those of the ad, and only if they can be those of its postal code (docs/product.md#positions).
 */
function jobLocation(location: Ad['location']): Place | null {
  const postalCode = location?.postal_code?.replace(/\s/g, '') ?? '';
  const country = countryOf(postalCode);
  if (!location?.city || country === null) return null;
  const geo = geoOf(location, postalCode);
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(location.address !== null && { streetAddress: location.address }),
      addressLocality: location.city,
      postalCode,
      addressCountry: country,
    },
    ...(geo && { geo }),
  };
}

function geoOf({ latitude, longitude }: Location, postalCode: string): GeoCoordinates | null {
  if (latitude === null || longitude === null) return null;
  if (!isInTerritory(postalCode, { latitude, longitude })) return null;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
