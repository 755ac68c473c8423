/*
 * `npm run bench`: how fast the site is, mostly beside an empty page of the same Next.js.
 * `npm run bench -- speed` measures a part; the others are `misses`, `lighthouse`, `interactions` and
 * `search`. The full run writes the table of docs/performance.md. Exits with 1 when an expectation is missed.
 *
 * Nothing else should run on the machine meanwhile. `E2E_BUILT=1` measures the last build.
 */

import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMisses } from './misses.ts';
import type { Finding } from './results.ts';
import { tableOf, writeTable } from './results.ts';
import { measureSearch } from './search.ts';
import { build } from './server.ts';
import { measureSpeed } from './speed.ts';

const parts: Record<string, () => Promise<Finding[]>> = {
  speed: measureSpeed,
  misses: measureMisses,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  search: measureSearch,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

if (!process.env.E2E_BUILT) {
  console.log('Building the site…');
  await build();
}
const findings: Finding[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n— ${name}`);
  const begin = Date.now();
  findings.push(...(await measure()));
  console.log(`— ${name}: ${Math.round((Date.now() - begin) / 1_000)} s`);
}
console.log(`\n${tableOf(findings)}`);
if (requested.length === 0) writeTable(findings);
if (findings.some(({ isMet }) => !isMet)) process.exitCode = 1;
