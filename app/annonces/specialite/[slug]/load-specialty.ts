import { cache } from 'react';
import { markNotFound, markUnavailable } from '@/app/page-outcome';
import { hasOpenAds } from '@/lib/ads/open';
import { defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type SpecialtyPage, specialtyPage } from '@/lib/ads/specialty/specialty-page';
import { findSpecialty, isSpecialtySlug } from '@/lib/ads/specialty/specialty-url';
import { getPublishedAds } from '@/lib/api/resources/ads';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { getToday } from '@/lib/api/today';

type Loaded =
  | { kind: 'page'; specialty: Specialty; page: SpecialtyPage }
  /** Unknown specialty, or one without an open ad. */
  | { kind: 'none' }
  | { kind: 'failed' };

/** The page of a specialty. When the API fails the page renders a message with status 503. */
export const loadSpecialty = cache(async (slug: string): Promise<Loaded> => {
  if (!isSpecialtySlug(slug)) return none();
  try {
    const specialty = findSpecialty(slug, await specialtiesResource.get());
    if (specialty === null) return none();
    const response = await getPublishedAds({ ...defaultSearch, specialty: specialty.id });
    if (response.kind !== 'page') return none();
    const today = getToday();
    const { results, next } = response.ads;
    if (!hasOpenAds({ results: results.map(({ ad }) => ad), next }, today)) return none();
    return { kind: 'page', specialty, page: specialtyPage(specialty, response.ads, today) };
  } catch (error) {
    markUnavailable(error);
    return { kind: 'failed' };
  }
});

function none(): Loaded {
  markNotFound();
  return { kind: 'none' };
}
