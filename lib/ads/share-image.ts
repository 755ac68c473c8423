import type { AdDetails } from '@/lib/ads/detail/details';
import { adTitle } from '@/lib/ads/title';
import { config } from '@/lib/config';
import { type ShareCard, shareCard } from '@/lib/share/card';
import type { ShareImage } from '@/lib/share/share-image';
import { shareImagePath } from '@/lib/share/share-image';

/** The share image of an ad, drawn from {@link adShareCard}. */
export function adShareImage({ id, title, place }: AdDetails): ShareImage {
  const where = place === null ? '' : `, ${place}`;
  return { path: shareImagePath('annonces', String(id)), alt: `Annonce « ${title} »${where}` };
}

/**
 * The texts of that image: badges, title, specialty, then place and dates. An ad that is over has the
 * badge « Annonce terminée » instead of its own.
 */
export function adShareCard(
  { title, badges, specialty, place, period }: AdDetails,
  over: boolean,
): ShareCard {
  return shareCard({
    brand: config.BRAND_NAME,
    badges: over ? ['Annonce terminée'] : badges.map(({ label }) => label),
    title,
    untitled: adTitle({ title: null }),
    facts: [[specialty], [place, period]],
  });
}
