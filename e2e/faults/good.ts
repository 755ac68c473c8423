import { adOnTheWire } from '../map/ads.ts';
import type { JsonValue } from '../stage/api.ts';

/* What the API says when it is well. */

export type Good = JsonValue;

const title = 'De retour';
const pageOf = (...results: Good[]): Good => ({
  count: results.length,
  results,
  next: null,
  previous: null,
});
const somewhere = { latitude: 47.99, longitude: -4.1 };

export const goodAd = (id: number): Good => adOnTheWire(id, title, somewhere);

export const goodAds = (id: number): Good => pageOf(goodAd(id));

export const goodPost = (id: number, slug: string): Good => ({
  id,
  slug,
  title,
  excerpt: 'Pour voir ce que la page en fait.',
  content: '<p>Un paragraphe.</p>',
  status: 'published',
  published_at: '2026-10-01T07:30:00Z',
});

export const goodPosts = (id: number, slug: string): Good => pageOf(goodPost(id, slug));
