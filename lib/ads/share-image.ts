import type { AdDetails } from '@/lib/ads/detail/details';
import { adTitle } from '@/lib/ads/title';
import { config } from '@/lib/config';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { shareImagePath } from '@/lib/share/path';
import type { ShareImage } from '@/lib/share/share-image';

/** The picture a shared link to an ad shows, drawn with {@link adShareCard}. */
export function adShareImage({ id, title, place }: AdDetails): ShareImage {
  const where = place === null ? '' : `, ${place}`;
  return { path: shareImagePath('annonces', String(id)), alt: `Annonce « ${title} »${where}` };
}

/**
 * What that picture says: badges, title, specialty, then place and dates. Of an ad that is over it says
 * so, in the place of what it paid.
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
