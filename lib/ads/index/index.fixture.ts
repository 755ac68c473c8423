import { readFileSync } from 'node:fs';
import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import type { AdsIndex } from '@/lib/ads/index/ads-index';
import type { AdQuery } from '@/lib/ads/index/search';
import { publishedAdSchema } from '@/lib/api/schemas/ad';

export const today = '2026-11-24';
export const quimper = { latitude: 47.996, longitude: -4.1026 };

export const location = (fields: Partial<NonNullable<Ad['location']>>): Ad['location'] => ({
  name: null,
  address: null,
  city: null,
  postal_code: null,
  latitude: null,
  longitude: null,
  ...fields,
});

/** An ad in Quimper. */
export function published(fields: Partial<Ad>, publishedAt: string | null = null): PublishedAd {
  return { ad: anAd({ location: location(quimper), ...fields }), publishedAt };
}

/** The ids of the ads that a search finds, in its order. */
export function idsIn(index: AdsIndex, query: Partial<AdQuery>): number[] {
  const { ads } = index.search({ today, limit: 1_000, ...query });
  return ads.map((found) => found.published.ad.id);
}

/** All sample ads of the demo, with days from this one on. */
export const sampleAds: readonly PublishedAd[] = readSampleAds();

type StoredAd = { starts: number; lasts: number | null; ad: object };

function readSampleAds(): PublishedAd[] {
  const stored: StoredAd[] = JSON.parse(readFileSync('tools/demo/sample/ads.json', 'utf8'));
  return stored.map(({ starts, lasts, ad }, at) => {
    const days: Record<string, string> = {
      '{start}': dayAfter(starts),
      '{end}': dayAfter(starts + (lasts ?? 0)),
      '{published}': `2026-10-${10 + (at % 20)}T08:00:00Z`,
    };
    const text = JSON.stringify(ad).replace(/\{\w+\}/g, (name) => days[name] ?? '');
    return publishedAdSchema.parse({ ...JSON.parse(text), id: at + 1 });
  });
}

function dayAfter(days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}
