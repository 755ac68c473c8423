import { timeOf } from '../../calendar.ts';
import type { SampleSize } from '../../store/sample-fingerprint.ts';
import { randomFrom } from '../random.ts';

const DAY_MS = 86_400_000;
const SPREAD_DAYS = 60;
const OPENS_AT_MS = 7 * 3_600_000;
const OPEN_FOR = 14 / 24;

/** Ads are published evenly over the two months before today, in daytime. */
export function publishedAt(index: number, { ads, today }: SampleSize): string {
  const jitter = randomFrom('published', index).next();
  const daysIn = ((index + jitter) / ads) * SPREAD_DAYS;
  const day = Math.floor(daysIn);
  const midnight = timeOf(today) - (SPREAD_DAYS - day) * DAY_MS;
  const moment = midnight + OPENS_AT_MS + (daysIn - day) * OPEN_FOR * DAY_MS;
  return new Date(Math.floor(moment / 1_000) * 1_000).toISOString();
}
