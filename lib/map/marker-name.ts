import { formatCount } from '@/lib/french/numbers';
import type { AdGroup } from '@/lib/map/placed-ads';

/** The accessible name of a marker: its ad or the number of its ads, and the place. */
export function markerName({ items, approximate }: AdGroup): string {
  const [first] = items;
  const what = items.length === 1 ? first?.title : formatCount(items.length, 'annonce', 'annonces');
  return [what, first?.place, approximate && 'position approximative'].filter(Boolean).join(', ');
}

/** The accessible name of a cluster of markers, which zooms in when activated. */
export function clusterName(ads: number): string {
  return `${formatCount(ads, 'annonce', 'annonces')}, agrandir`;
}
