import type { Ad } from '@/lib/ads/ad';
import { cityLine } from '@/lib/ads/place';

/** The title of an ad, or 'Annonce sans titre' (docs/product.md#cards). */
export function adTitle({ title }: Pick<Ad, 'title'>): string {
  return title ?? 'Annonce sans titre';
}

/** The `<title>` of its page: an ad without a title has its specialty and place instead. */
export function adPageTitle(ad: Ad): string {
  if (ad.title !== null) return ad.title;
  const facts = [ad.specialty?.name ?? null, cityLine(ad.location)];
  return [adTitle(ad), ...facts.filter((fact) => fact !== null)].join(' · ');
}
