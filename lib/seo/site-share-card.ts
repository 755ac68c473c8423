import { config } from '@/lib/config/config';
import { type ShareCard, shareCard } from '@/lib/share/card';

const promise = 'Passez le relais. Prenez la relève.';

/** The texts of the share image of the site. */
export function siteShareCard(): ShareCard {
  return shareCard({
    brand: config.BRAND_NAME,
    badges: [],
    title: promise,
    untitled: promise,
    facts: [['Remplacement médical : annonces et contrats en ligne']],
  });
}
