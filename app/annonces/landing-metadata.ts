import type { Metadata } from 'next';
import { adFeedLinks } from '@/app/annonces/feed-links';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type LandingPage, landingShareImage } from '@/lib/places/landing/place-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

/**
 * The metadata of a landing page, with the feeds of its search.
 *
 * @param specialties all specialties, if loaded.
 */
export function landingMetadata(page: LandingPage, specialties: Specialty[] | null): Metadata {
  const { title, description, path, search } = page;
  const metadata = pageMetadata({ title, description, path, image: landingShareImage(page) });
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: adFeedLinks(search, specialties) },
  };
}
