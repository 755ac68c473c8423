import { formatCount } from '@/lib/french/plural';
import { mostAds } from '@/lib/map/group';
import type { PlacedAds } from '@/lib/map/placed-ads';

/** A line under the map; that of the approximate positions goes with their mark. */
export type LegendLine = { text: string; approximate: boolean };

/** What the map does not show, or not where it is: never left out silently. */
export function legendLines({ approximate, outside, nowhere, beyond }: PlacedAds): LegendLine[] {
  const lines = [
    approximate > 0 && {
      text: `${count(approximate)} en position approximative, faute d’adresse connue.`,
      approximate: true,
    },
    outside > 0 && { text: `${count(outside)} hors de la carte, outre-mer.`, approximate: false },
    nowhere > 0 && {
      text: `${count(nowhere)} sans adresse, dans la liste seulement.`,
      approximate: false,
    },
    beyond > 0 && {
      text: `${count(beyond)} de plus dans la liste\u00a0: la carte en montre ${mostAds} au plus.`,
      approximate: false,
    },
  ];
  return lines.filter((line) => line !== false);
}

function count(ads: number): string {
  return formatCount(ads, 'annonce', 'annonces');
}
