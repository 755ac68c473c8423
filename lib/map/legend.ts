import { formatCount } from '@/lib/french/numbers';
import type { PlacedAds } from '@/lib/map/placed-ads';
import { maxAds } from '@/lib/map/position';

/** A line below the map; that of the approximate positions shows their marker. */
export type LegendLine = { text: string; approximate: boolean };

/** A line for each kind of ad the map does not show, or not at its exact place. */
export function legendLines(placed: PlacedAds): LegendLine[] {
  const { inTown, atPlaceholder, outside, overseas, withoutAddress, overLimit } = placed;
  const lines = [
    inTown > 0 && {
      text: `${count(inTown)} en position approximative\u00a0: au centre de la commune.`,
      approximate: true,
    },
    atPlaceholder > 0 && {
      text: `${count(atPlaceholder)} en position approximative\u00a0: ${drawn(atPlaceholder)}.`,
      approximate: true,
    },
    outside > 0 && {
      text: `${count(outside)} hors de la carte${ofWhichOverseas(outside, overseas)}.`,
      approximate: false,
    },
    withoutAddress > 0 && {
      text: `${count(withoutAddress)} sans adresse, dans la liste seulement.`,
      approximate: false,
    },
    overLimit > 0 && {
      text: `${count(overLimit)} de plus dans la liste\u00a0: la carte en montre ${maxAds} au plus.`,
      approximate: false,
    },
  ];
  return lines.filter((line) => line !== false);
}

function drawn(ads: number): string {
  return ads === 1
    ? 'lieu non trouvé, repère placé au hasard en France'
    : 'lieux non trouvés, repères placés au hasard en France';
}

function ofWhichOverseas(outside: number, overseas: number): string {
  if (overseas === 0) return '';
  return overseas === outside ? ', outre-mer' : `, dont ${overseas} outre-mer`;
}

function count(ads: number): string {
  return formatCount(ads, 'annonce', 'annonces');
}
