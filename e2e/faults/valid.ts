import { adOnTheWire } from '../map/visitor.ts';
import type { JsonValue } from '../stage/api.ts';

/* Responses of a working API. */

export type ValidResponse = JsonValue;

const title = 'De retour';
const pageOf = (...results: ValidResponse[]): ValidResponse => ({
  count: results.length,
  results,
  next: null,
  previous: null,
});
const somewhere = { latitude: 47.99, longitude: -4.1 };

export const validAd = (id: number, fields: { end_date?: string } = {}): ValidResponse => ({
  ...adOnTheWire(id, title, somewhere),
  ...fields,
});

export const validAds = (id: number): ValidResponse => pageOf(validAd(id));

export const validPost = (id: number, slug: string): ValidResponse => ({
  id,
  slug,
  title,
  excerpt: 'Pour voir ce que la page en fait.',
  content: '<p>Un paragraphe.</p>',
  status: 'published',
  published_at: '2026-10-01T07:30:00Z',
});

export const validPosts = (id: number, slug: string): ValidResponse => pageOf(validPost(id, slug));
