/*
 * `npm run budget`: prints the bytes of each kind of page beside its budget. Exits with 1 when a budget
 * is exceeded. `E2E_BUILT=1` measures the last build.
 */
import { chromium, devices } from '@playwright/test';
import start from '../../e2e/stage/start.ts';
import { chromiumArgs, ensureBrowser } from '../../scripts/browsers.ts';
import { startEmptyPage } from './empty-page.ts';
import { budgets, excesses, measureTransfers, pages, type Transfers } from './transfers.ts';

const executablePath = await ensureBrowser();
await using cleanup = new AsyncDisposableStack();
console.log('1/3 Building and starting the site…');
cleanup.defer(await start());
console.log('2/3 Building and starting the empty page of the same Next.js…');
const emptyPage = cleanup.use(await startEmptyPage());
console.log('3/3 Measuring…');
const browser = cleanup.use(await chromium.launch({ executablePath, args: chromiumArgs }));

const empty = await measure(emptyPage.url);
const rows: Record<string, Record<string, number | string>> = {};
for (const [name, path] of Object.entries(pages)) {
  console.log(`    ${name}`);
  const cost = await measure(`${process.env.E2E_SITE_URL}${path}`);
  const beyond = excesses(cost, empty, path);
  if (beyond.length > 0) process.exitCode = 1;
  rows[name] = {
    'JS above empty': kilobytes(cost.script - empty.script),
    JS: kilobytes(cost.script),
    CSS: kilobytes(cost.style),
    fonts: kilobytes(cost.font),
    images: kilobytes(cost.image),
    HTML: kilobytes(cost.document),
    budget: beyond.join('; ') || 'met',
  };
}
console.table(rows);
console.log(
  `kB of 1 000 bytes on the wire, gzip. The empty page has ${kilobytes(empty.script)} kB of JavaScript.\n` +
    `Budgets: JavaScript ${kilobytes(budgets.scriptAboveEmpty)} kB above that, CSS ${kilobytes(budgets.style)}, fonts ${kilobytes(budgets.font)}.`,
);

async function measure(url: string): Promise<Transfers> {
  await using context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR' });
  return await measureTransfers(await context.newPage(), url);
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
