import type { PublishedAd } from '@/lib/ads/ad';
import { dayAt, formatSince } from '@/lib/french/day';
import { dayAndMonth, write } from '@/lib/french/day-in-words';

/** When an ad was last seen at the API: the hour for `<time>`, its day and « 9 h » in Paris (docs/product.md#verified). */
export type Verified = { dateTime: string; day: string; hour: string };

/** The last sight of an ad by the index; `null` without one. */
export function verified(ad: PublishedAd | undefined): Verified | null {
  const seen = ad?.seen;
  if (!seen) return null;
  const at = new Date(seen.last);
  at.setUTCMinutes(0, 0, 0);
  const hour = at.toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric' });
  return {
    dateTime: at.toISOString(),
    day: `le ${write(dayAndMonth(), dayAt(at))}`,
    hour: `${Number.parseInt(hour, 10)}\u00a0h`,
  };
}

/** « Vérifiée il y a 2 jours », for a card; `null` within a day, and without an index. */
export function verifiedLongAgo({ seen }: PublishedAd, today: string): string | null {
  if (!seen || Date.now() - seen.last < 86_400_000) return null;
  const day = dayAt(new Date(seen.last));
  return `Vérifiée ${formatSince(day, today) ?? `le ${write(dayAndMonth(), day)}`}`;
}
