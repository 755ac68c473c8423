import { formatCount } from '@/lib/french/plural';
import type { AdGroup } from '@/lib/map/placed-ads';

/** What a marker is called, for whoever does not see it: its ad or how many, and where. */
export function markerName({ items, approximate }: AdGroup): string {
  const [first] = items;
  const what = items.length === 1 ? first?.title : formatCount(items.length, 'annonce', 'annonces');
  return [what, first?.place, approximate && 'position approximative'].filter(Boolean).join(', ');
}

/** What a cluster of markers is called, which shows them when activated. */
export function clusterName(ads: number): string {
  return `${formatCount(ads, 'annonce', 'annonces')}, agrandir`;
}
