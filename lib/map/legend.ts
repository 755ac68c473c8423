import { formatCount } from '@/lib/french/plural';
import { mostAds } from '@/lib/map/group';
import type { PlacedAds } from '@/lib/map/placed-ads';

/** A line under the map; that of the approximate positions goes with their mark. */
export type LegendLine = { text: string; approximate: boolean };

const count = (ads: number) => formatCount(ads, 'annonce', 'annonces');

/** What the map does not show, or not where it is: never left out silently. */
export function legendLines({ approximate, outside, nowhere, beyond }: PlacedAds): LegendLine[] {
  const lines = [
    approximate > 0 && {
      text: `${count(approximate)} en position approximative : leur adresse n’a pas été trouvée.`,
      approximate: true,
    },
    outside > 0 && { text: `${count(outside)} hors de la carte, outre-mer.`, approximate: false },
    nowhere > 0 && { text: `${count(nowhere)} sans adresse.`, approximate: false },
    beyond > 0 && {
      text: `${count(beyond)} de plus dans la liste : la carte en montre ${mostAds} au plus.`,
      approximate: false,
    },
  ];
  return lines.filter((line) => line !== false);
}
