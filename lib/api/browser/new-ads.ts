import { newAdsPath, sinceHour } from '@/lib/ads/new-ads';
import type { RecentSearch } from '@/lib/ads/visits/recent-searches';
import { readJson } from '@/lib/api/browser/read-json';

/** The call for how many ads of a search are new since its last visit. */
export function newAdsCall({ query, visit }: RecentSearch): string {
  return `${newAdsPath}?${query}&since=${sinceHour(visit)}`;
}

/** The counts of some calls, joined by spaces; without those that fail. */
export async function readNewAds(calls: string): Promise<Record<string, number>> {
  const read = async (call: string) => {
    const found = await readJson<{ count: number }>(call, 'count');
    return typeof found?.count === 'number' ? [[call, found.count] as const] : [];
  };
  const found = await Promise.all(calls.split(' ').map((call) => read(call).catch(() => [])));
  return Object.fromEntries(found.flat());
}
