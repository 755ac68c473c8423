import type { Ad } from '@/lib/ads/ad';

/** The title of an ad, or 'Annonce sans titre' (specification, section 2). */
export function adTitle({ title }: Pick<Ad, 'title'>): string {
  return title ?? 'Annonce sans titre';
}
