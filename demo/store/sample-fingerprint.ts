import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SampleSize = { ads: number; today: string };

const DEMO = join(import.meta.dirname, '..');
const SOURCES = ['sample', 'posts', 'store'];

/** A hash of what a sample depends on: its size, its day, its texts and the code that makes it. */
export function sampleFingerprint({ ads, today }: SampleSize): string {
  const hash = createHash('sha256').update(`${ads} ads on ${today}\n`);
  for (const folder of SOURCES) {
    for (const path of sourcesIn(join(DEMO, folder))) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|html|json)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
    .sort();
}
