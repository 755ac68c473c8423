import type { Navigation } from '@/components/layout/use-navigation';
import { adListPath } from '@/lib/ads/search';

/** What is shown while a page is late: the list, the list beside its map, or an ad. */
export type PendingKind = 'list' | 'map' | 'ad';

const adPath = /^\/annonces\/\d+$/;

/**
 * What to show when the page of a navigation is late; `null` for other pages, and for the list as long as it is shown:
 * it then shows itself that it loads.
 *
 * @param shownPath the path of the page that is shown.
 * @param hasMap whether the list can be shown on a map.
 */
export function pendingKind(
  { url: { pathname, searchParams }, type }: Navigation,
  shownPath: string,
  hasMap: boolean,
): PendingKind | null {
  if (pathname === shownPath && type !== 'retry') return null;
  if (adPath.test(pathname)) return 'ad';
  if (pathname !== adListPath) return null;
  return hasMap && searchParams.get('view') === 'map' ? 'map' : 'list';
}
