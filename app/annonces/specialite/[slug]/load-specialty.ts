import { cache } from 'react';
import { loadLanding } from '@/app/annonces/load-landing';
import { hasOpenAds } from '@/lib/ads/open';
import { defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type SpecialtyPage, specialtyPage } from '@/lib/ads/specialty/specialty-page';
import { findSpecialty, isSpecialtySlug } from '@/lib/ads/specialty/specialty-url';
import { getPublishedAds } from '@/lib/api/resources/ads';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { getToday } from '@/lib/api/today';

type Found = { specialty: Specialty; page: SpecialtyPage };

/** The page of a specialty that has an open ad: once for the metadata and the page. */
export const loadSpecialty = cache((slug: string) => loadLanding(() => readSpecialtyPage(slug)));

async function readSpecialtyPage(slug: string): Promise<Found | null> {
  if (!isSpecialtySlug(slug)) return null;
  const specialty = findSpecialty(slug, await specialtiesResource.get());
  if (specialty === null) return null;
  const response = await getPublishedAds({ ...defaultSearch, specialty: specialty.id });
  if (response.kind !== 'page') return null;
  const today = getToday();
  const { results, next } = response.ads;
  if (!hasOpenAds({ results: results.map(({ ad }) => ad), next }, today)) return null;
  return { specialty, page: specialtyPage(specialty, response.ads, today) };
}
