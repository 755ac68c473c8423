import { formatCount } from '@/lib/french/plural';

const maxTitles = 6;

/**
 * What the popup of a group lists: at most six ads, then « +N autres annonces » (specification,
 * section 9); a single one more is singular, which the specification does not write out.
 */
export function popupLines<T>(ads: readonly T[]): { listed: T[]; more: string | null } {
  const rest = ads.length - maxTitles;
  return {
    listed: ads.slice(0, maxTitles),
    more: rest > 0 ? `+${formatCount(rest, 'autre annonce', 'autres annonces')}` : null,
  };
}
