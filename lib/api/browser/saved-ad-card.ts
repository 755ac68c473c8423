import type { SavedAdCard } from '@/lib/ads/card';
import { readJson } from '@/lib/api/browser/read-json';

/** The path of the card of a saved ad. */
export function savedAdPath(id: number): string {
  return `/api/places/ads/${id}`;
}

/**
 * The card of a saved ad, requested from the site, with its distance from the commune chosen last; `null` when there is
 * none. The code of the places comes with the first one. @throws when a request fails.
 */
export async function readSavedAdCard(path: string): Promise<SavedAdCard | null> {
  const { recentPlaces } = await import('@/lib/places/place-summary');
  const place = recentPlaces().find(({ kind }) => kind === 'commune');
  return readJson<SavedAdCard>(place ? `${path}?place=${place.slug}` : path, 'week');
}
