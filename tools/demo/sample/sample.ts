import { readFileSync } from 'node:fs';
// For their types alone: Jest, through SWC, cannot import JSON.
import type ads from './ads.json';
import type lists from './lists.json';
import type partners from './partners.json';
import type posts from './posts.json';
import type streets from './streets.json';
import type substitutes from './substitutes.json';
import type towns from './towns.json';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

export const ADS: typeof ads = read('ads');
export const LISTS: typeof lists = read('lists');
export const PARTNERS: typeof partners = read('partners');
export const POSTS: typeof posts = read('posts');
export const STREETS: typeof streets = read('streets');
export const SUBSTITUTES: typeof substitutes = read('substitutes');
export const TOWNS: typeof towns = read('towns');
