import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SampleSize = { ads: number; today: string };

const DEMO = join(import.meta.dirname, '..');
const SOURCES = ['sample', 'posts', 'store'];

/** Says what a sample was made of: its size, its day and the code that made it. */
export function sampleFingerprint({ ads, today }: SampleSize): string {
  const hash = createHash('sha256').update(`${ads} ads on ${today}\n`);
  for (const folder of SOURCES) {
    for (const path of sourcesIn(join(DEMO, folder))) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|html)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
    .sort();
}
