import type { Ad } from '@/lib/ads/ad';

/** The title of an ad, or 'Annonce sans titre' (specification, section 2). */
export function adTitle(ad: Ad): string {
  return ad.title ?? 'Annonce sans titre';
}
