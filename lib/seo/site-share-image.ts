import { config } from '@/lib/config';
import type { ShareImage } from '@/lib/seo/share-image';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { sitePath } from '@/lib/share/path';

const promise = 'Passez le relais. Prenez la relève.';

/** The picture a shared link to any other page shows, drawn with {@link siteShareCard}. */
export const siteShareImage: ShareImage = {
  path: sitePath,
  alt: `${config.BRAND_NAME} – ${promise}`,
};

/** What that picture says. */
export function siteShareCard(): ShareCard {
  return shareCard({
    brand: config.BRAND_NAME,
    badges: [],
    title: promise,
    untitled: promise,
    facts: [['Remplacement médical : annonces et contrats en ligne']],
  });
}
