import type { JobPosting, WithContext } from 'schema-dts';
import type { Ad } from '@/lib/ads/ad';
import { paragraphsOf } from '@/lib/ads/detail/details';
import { isOver } from '@/lib/ads/detail/over';
import { adHref } from '@/lib/ads/search';
import { config } from '@/lib/config';
import { endOfDay } from '@/lib/french/day';
import { fold } from '@/lib/french/fold';
import { jobLocation } from '@/lib/seo/job/location';
import { hiringOrganization } from '@/lib/seo/job/organization';
import { jobSalary } from '@/lib/seo/job/salary';
import { pageUrl } from '@/lib/seo/page-url';

/**
 * An ad for Google's job search: all that Google requires, or nothing, and nothing that the ad does
 * not say. `null` for an ad that is over.
 *
 * @param publishedAt when the API says that it was published; nothing else stands in for it.
 * @param today the day it is in Paris.
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
    // « Candidater » opens the app, where an account comes first.
    directApply: false,
  };
}

/** The whole text, as HTML; `null` when there is none, or none but the title. */
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
 * What is certain: a replacement with an end is temporary, and fees are shared with someone who
 * works on their own account. A forfait may be a salary or fees, and a regular replacement lasts as
 * long as both please.
 */
function employmentTypes({ end_date, remuneration_type }: Ad): string[] {
  return [
    ...(end_date === null ? [] : ['TEMPORARY']),
    ...(remuneration_type === 'retrocession' ? ['CONTRACTOR'] : []),
  ];
}
