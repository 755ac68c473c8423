import { maxAds } from '@/lib/ads/position';
import { formatCount } from '@/lib/french/numbers';
import type { AdGroup, PlacedAds } from '@/lib/map/placed-ads';

/** A line below the map; `approximate` shows the marker of approximate positions. */
export type LegendLine = { text: string; approximate: boolean };

/** A line for each kind of ad the map does not show, or not at its exact place. */
export function legendLines(placed: PlacedAds): LegendLine[] {
  const { inTown, atPlaceholder, outside, overseas, withoutAddress, overLimit } = placed;
  const lines: [ads: number, text: string, approximate?: boolean][] = [
    [inTown, ' en position approximative\u00a0: au centre de la commune.', true],
    [atPlaceholder, ` en position approximative\u00a0: ${drawn(atPlaceholder)}.`, true],
    [outside, ` hors de la carte${ofWhichOverseas(outside, overseas)}.`],
    [withoutAddress, ' sans adresse, dans la liste seulement.'],
    [overLimit, ` de plus dans la liste\u00a0: la carte en montre ${maxAds} au plus.`],
  ];
  return lines
    .filter(([ads]) => ads > 0)
    .map(([ads, text, approximate = false]) => ({ text: count(ads) + text, approximate }));
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

/** The accessible name of a marker: its ad or the number of its ads, and the place. */
export function markerName({ items, approximate }: AdGroup): string {
  const [first] = items;
  const what = items.length === 1 ? first?.title : count(items.length);
  return [what, first?.place, approximate && 'position approximative'].filter(Boolean).join(', ');
}

/** The accessible name of a cluster of markers, which zooms in when activated. */
export function clusterName(ads: number): string {
  return `${count(ads)}, agrandir`;
}

function count(ads: number): string {
  return formatCount(ads, 'annonce', 'annonces');
}

/** The lines of the popup of a group: at most six ads, then « +3 autres annonces » (docs/product.md#popup). */
export function popupLines<T>(ads: readonly T[]): { listed: T[]; more: string | null } {
  const rest = ads.length - 6;
  const more = rest > 0 ? `+${formatCount(rest, 'autre annonce', 'autres annonces')}` : null;
  return { listed: ads.slice(0, 6), more };
}
