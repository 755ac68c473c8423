import type { Ad } from '@/lib/ads/ad';
import type { AdCard } from '@/lib/ads/card';
import { dayAt } from '@/lib/french/day';

/**
 * The card of an ad, requested from the site; `null` when there is none. Its code comes with the first one, because many
 * visitors have saved none. @throws when a request fails.
 */
export async function readAdCard(call: string): Promise<AdCard | null> {
  const response = await fetch(call);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The ad responded with ${response.status}`);
  const ad: unknown = await response.json();
  if (!isAd(ad)) throw new Error('The ad has another shape');
  const { adCard } = await import('@/lib/ads/card');
  return adCard({ ad, publishedAt: null }, dayAt(new Date()));
}

/** The site has validated it; this excludes the response of a captive portal. */
function isAd(body: unknown): body is Ad {
  return typeof body === 'object' && body !== null && 'timeslots' in body;
}
