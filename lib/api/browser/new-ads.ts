import { newAdsPath, sinceHour } from '@/lib/ads/new-ads';
import type { RecentSearch } from '@/lib/ads/visits/recent-searches';

/** The call for how many ads of a search are new since its last visit. */
export function newAdsCall({ query, visit }: RecentSearch): string {
  return `${newAdsPath}?${query}&since=${sinceHour(visit)}`;
}

/** The counts of some calls, joined by spaces; without those that fail. */
export async function readNewAds(calls: string): Promise<Record<string, number>> {
  const read = async (call: string) => {
    const response = await fetch(call);
    const body: unknown = response.ok ? await response.json() : null;
    // The site has made it; this excludes the response of a captive portal.
    const count = typeof body === 'object' && body !== null && 'count' in body ? body.count : null;
    return typeof count === 'number' ? [[call, count] as const] : [];
  };
  const found = await Promise.all(calls.split(' ').map((call) => read(call).catch(() => [])));
  return Object.fromEntries(found.flat());
}
