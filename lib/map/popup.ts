import { formatCount } from '@/lib/french/numbers';

const maxTitles = 6;

/**
 * The lines of the popup of a group: at most six ads, then « +3 autres annonces » (docs/product.md#popup).
 */
export function popupLines<T>(ads: readonly T[]): { listed: T[]; more: string | null } {
  const rest = ads.length - maxTitles;
  return {
    listed: ads.slice(0, maxTitles),
    more: rest > 0 ? `+${formatCount(rest, 'autre annonce', 'autres annonces')}` : null,
  };
}
