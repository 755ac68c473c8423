import { hourOf } from '@/lib/ads/new-ads';
import { readVisits, searchesItem } from '@/lib/ads/visits/stored-visits';
import { notifyOfChange, writeItem } from '@/lib/runtime/watch-storage';

export const maxSearches = 5;
const maxNameLength = 200;

/**
 * Remembers a search: the query of its filters, and its name. Visits are an hour apart at least: until then it is the
 * same one.
 * @returns the hour of the visit before this one, as {@link hourOf} writes it; `null` for the first.
 */
export function rememberSearch(query: string, name: string): string | null {
  const now = hourOf(Date.now());
  const lines = readVisits(searchesItem).split('\n');
  const known = lines.find((line) => line.split(' ')[2] === query);
  const [last = now, earlier = now] = known?.split(' ') ?? [];
  const before = last < hourOf(Date.now() - 3_600_000) ? last : earlier;
  const others = lines.filter((line) => line !== known && line !== '');
  const line = `${now} ${before} ${query} ${name.slice(0, maxNameLength)}`;
  writeItem('localStorage', searchesItem, [line, ...others].slice(0, maxSearches).join('\n'));
  notifyOfChange(searchesItem);
  return before < now ? before : null;
}
