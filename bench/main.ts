/*
 * `npm run bench`: how fast the site is, as ratios to upper and lower bounds. `npm run bench -- speed`
 * runs a part; the others are `misses`, `nginx`, `lighthouse`, `interactions`, `search` and `growth`. The
 * full run writes results.md and the table of docs/performance.md. Exits with 1 when an expectation is missed.
 *
 * Nothing else should run on the machine meanwhile. `E2E_BUILT=1` measures the last build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './finding.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureMisses } from './misses.ts';
import { measureNginx } from './nginx/nginx.ts';
import { findingsTable, partText, writeResults } from './results.ts';
import { measureSearch } from './search.ts';
import { build, startApi, withCleanup } from './server.ts';
import { measureSpeed } from './speed/speed.ts';

/** Each part has its own API; databases are in `folder`. */
const parts: Record<string, (folder: string) => Promise<Part | null>> = {
  speed: onDemoApi(measureSpeed),
  misses: measureMisses,
  nginx: onDemoApi(measureNginx),
  lighthouse: onDemoApi(measureLighthouse),
  interactions: onDemoApi(measureInteractions),
  search: measureSearch,
  growth: measureGrowth,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  if (!process.env.E2E_BUILT) {
    console.log('Building the site…');
    await build();
  }
  report(await measure(requested.length === 0 ? Object.keys(parts) : requested));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(names: string[]): Promise<Part[]> {
  const done: Part[] = [];
  for (const name of names) {
    console.log(`\n— ${name}`);
    const begin = Date.now();
    const part = await parts[name]?.(folder);
    if (part) done.push(part);
    console.log(`— ${name}: ${Math.round((Date.now() - begin) / 1_000)} s`);
  }
  return done;
}

function report(measured: Part[]): void {
  const texts = [...measured.map(partText), findingsTable(measured)];
  console.log(`\n${texts.join('\n\n')}`);
  if (requested.length === 0) writeResults(measured);
  const findings = measured.flatMap((part) => part.findings);
  for (const { what, expected, measured: found } of findings.filter(({ isMet }) => !isMet)) {
    console.error(`Missed: ${what}: ${found}, expected ${expected}.`);
    process.exitCode = 1;
  }
}

function onDemoApi(work: (apiUrl: string) => Promise<Part | null>) {
  return (databases: string) =>
    withCleanup(async (deferStop) =>
      work(deferStop(await startApi(join(databases, 'api.sqlite'))).url),
    );
}
