import type { PublishedAd } from './ad.ts';

/** The call that counts the new ads of a search. */
export const newAdsPath = '/api/ads/new';

const hourMs = 3_600_000;
/** Milliseconds for which an ad is new at most. */
const newMs = 30 * 24 * hourMs;

/** The hour of an instant in milliseconds, in UTC: `2026-11-28T09`. */
export function hourOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 13);
}

/** The start of an hour of the last 30 days, in milliseconds; `null` for another, and for what is none. */
export function parseSince(hour: string | null): number | null {
  const ms = Date.parse(`${hour}:00Z`);
  const age = Date.now() - ms;
  return age >= 0 && age < newMs + hourMs && hourOf(ms) === hour ? ms : null;
}

/** The hour since which ads are counted for a visitor who came in another: 30 days ago at most. */
export function sinceHour(visit: string): string {
  const earliest = hourOf(Date.now() - newMs);
  return visit > earliest ? visit : earliest;
}

/**
 * When an ad became new, in milliseconds: its publication, else its first sight; 0 when neither is known. Of a day of
 * publication the first sight on it is the hour.
 */
export function newAt({ publishedAt, seen }: PublishedAd): number {
  const first = seen?.first ?? 0;
  if (publishedAt === null) return first;
  const from = Date.parse(publishedAt);
  const end = publishedAt.includes('T') ? from : from + 24 * hourMs - 1;
  return Math.min(Math.max(from, first), end);
}
