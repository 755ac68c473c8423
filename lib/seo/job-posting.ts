import type * as schema from 'schema-dts';
import type { Ad } from '@/lib/ads/ad';
import { isFacility, ownerName } from '@/lib/ads/ad-in-words';
import { paragraphsHtml, paragraphsOf } from '@/lib/ads/details';
import { isEnded } from '@/lib/ads/ended';
import { adHref } from '@/lib/ads/search';
import { config } from '@/lib/config/config';
import { endOfDay, timeZoneOf } from '@/lib/french/day';
import { fold } from '@/lib/french/text';
import { countryOf } from '@/lib/places/gazetteer/postal-code';
import { pageUrl } from '@/lib/seo/page-metadata';

/**
 * An ad for Google's job search, from its own values; `null` when a required one is missing, or when the ad has ended.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  ad: Ad,
  publishedAt: string | null,
  today: string,
): schema.WithContext<schema.JobPosting> | null {
  const description = descriptionOf(ad);
  const organization = hiringOrganization(ad.user);
  const location = jobLocation(ad.location);
  if (isEnded(ad, today) || ad.title === null || description === null) return null;
  if (organization === null || location === null) return null;
  if (publishedAt === null || publishedAt.slice(0, 10) > today) return null;
  const salary = jobSalary(ad);
  // Only what is certain: a forfait may be a salary or fees, and a regular replacement has no fixed term.
  const employmentType = [
    ...(ad.end_date === null ? [] : ['TEMPORARY']),
    ...(ad.remuneration_type === 'retrocession' ? ['CONTRACTOR'] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: ad.title,
    description,
    url: pageUrl(adHref(ad.id)),
    identifier: { '@type': 'PropertyValue', name: config.BRAND_NAME, value: String(ad.id) },
    datePosted: publishedAt,
    ...(ad.end_date !== null && { validThrough: endOfDay(ad.end_date, timeZoneOf(ad.location)) }),
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
  return paragraphsHtml(paragraphs);
}

/** The establishment, or the doctor who is replaced, by the name on the page; `null` without one. */
function hiringOrganization(user: Ad['user']): schema.Organization | null {
  if (user === null) return null;
  const ownName = isFacility(user) ? user.profile.location.name : user.last_name;
  const name = ownName === null ? null : ownerName(user);
  return name === null ? null : { '@type': 'Organization', name };
}

/** Google's units for the timespans of a forfait; there is none for half a day. */
const salaryUnits = { day: 'DAY', week: 'WEEK', month: 'MONTH', half_day: null };

/** The pay for a timespan; a share of fees and the price of an act are not a salary. */
function jobSalary(ad: Ad): schema.MonetaryAmount | null {
  const { remuneration_type, forfait_amount: value, forfait_timespan } = ad;
  const unitText = forfait_timespan && salaryUnits[forfait_timespan];
  if (remuneration_type !== 'forfait' || !value || !unitText) return null;
  const amount = { '@type': 'QuantitativeValue', value, unitText } as const;
  return { '@type': 'MonetaryAmount', currency: 'EUR', value: amount };
}

/** `null` without a town and a known postal code. Coordinates are those of the ad (docs/product.md#positions). */
function jobLocation(location: Ad['location']): schema.Place | null {
  const postalCode = location?.postal_code?.replace(/\s/g, '') ?? '';
  const addressCountry = countryOf(postalCode);
  if (!location?.city || addressCountry === null) return null;
  const { latitude, longitude } = location;
  const hasGeo = latitude !== null && longitude !== null;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(location.address !== null && { streetAddress: location.address }),
      addressLocality: location.city,
      postalCode,
      addressCountry,
    },
    ...(hasGeo && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
