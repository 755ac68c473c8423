import { readFileSync } from 'node:fs';

export const readBody = (slug: string): string =>
  readFileSync(new URL(`./bodies/${slug}.html`, import.meta.url), 'utf8');
