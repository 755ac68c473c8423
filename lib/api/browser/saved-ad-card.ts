import type { SavedAdCard } from '@/lib/ads/card';

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
  const response = await fetch(place ? `${path}?place=${place.slug}` : path);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The ad responded with ${response.status}`);
  const card: unknown = await response.json();
  if (!isAdCard(card)) throw new Error('The card has another shape');
  return card;
}

/** The site has made it; this excludes the response of a captive portal. */
function isAdCard(body: unknown): body is SavedAdCard {
  return typeof body === 'object' && body !== null && 'week' in body;
}
