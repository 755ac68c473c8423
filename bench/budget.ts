/*
 * `npm run budget`: prints the bytes of each kind of page beside its budget. Exits with 1 when a budget
 * is exceeded. `E2E_BUILT=1` measures the last build.
 */
import { type Browser, chromium, devices } from '@playwright/test';
import start from '../e2e/stage/start.ts';
import { chromiumArgs, ensureBrowser } from '../scripts/browser.ts';
import { budgets, excesses, pages } from './budgets.ts';
import { startEmptyPage } from './empty-page.ts';
import { measureTransfers, type Transfers } from './transfers.ts';

type Row = Record<string, number | string>;

const launched = { executablePath: await ensureBrowser(), args: chromiumArgs };

console.log('1/3 Building and starting the site…');
const stopServers = await start();
try {
  console.log('2/3 Building and starting the empty page of the same Next.js…');
  const empty = await startEmptyPage();
  try {
    console.log('3/3 Measuring…');
    const browser = await chromium.launch(launched);
    await report(browser, await measure(browser, empty.url)).finally(() => browser.close());
  } finally {
    await empty.stop();
  }
} finally {
  await stopServers();
}

async function report(browser: Browser, empty: Transfers): Promise<void> {
  const rows: Record<string, Row> = {};
  for (const [name, path] of Object.entries(pages)) {
    console.log(`    ${name}`);
    const cost = await measure(browser, `${process.env.E2E_SITE_URL}${path}`);
    const beyond = excesses(cost, empty);
    if (beyond.length > 0) process.exitCode = 1;
    rows[name] = row(cost, empty, beyond);
  }
  console.table(rows);
  console.log(
    `kB of 1 000 bytes on the wire, gzip. The empty page has ${kilobytes(empty.script)} kB of JavaScript.\n` +
      `Budgets: JavaScript ${kilobytes(budgets.scriptAboveEmpty)} kB above that, CSS ${kilobytes(budgets.style)}, fonts ${kilobytes(budgets.font)}.`,
  );
}

async function measure(browser: Browser, url: string): Promise<Transfers> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR' });
  try {
    return await measureTransfers(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

function row(cost: Transfers, empty: Transfers, beyond: string[]): Row {
  return {
    'JS above empty': kilobytes(cost.script - empty.script),
    JS: kilobytes(cost.script),
    CSS: kilobytes(cost.style),
    fonts: kilobytes(cost.font),
    images: kilobytes(cost.image),
    HTML: kilobytes(cost.document),
    budget: beyond.join('; ') || 'met',
  };
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
