import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Theme, themeSchema } from './theme.ts';

// The order decides which ad has which theme.
const FILES = [
  'general',
  'organs',
  'women-and-children',
  'surgery',
  'head',
  'critical-care',
  'imaging-and-laboratory',
  'cancer-and-care',
];

export const THEMES: readonly Theme[] = FILES.flatMap((name) => {
  const file = new URL(`./${name}.json`, import.meta.url);
  return z.array(themeSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
});
