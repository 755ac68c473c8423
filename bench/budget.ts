/*
 * `npm run budget`: what each kind of page costs its visitor, beside its budget, as a table.
 */
import { chromium, devices } from '@playwright/test';
import start from '../e2e/stage/start.ts';
import { findBrowser } from '../scripts/browser.ts';
import { budgets, excesses, pages } from './budgets.ts';
import { startEmptyPage } from './empty-page.ts';
import { measureTransfers } from './transfers.ts';

const strike = await start();
const empty = await startEmptyPage();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});

async function measure(url: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR' });
  const transfers = await measureTransfers(await context.newPage(), url);
  await context.close();
  return transfers;
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

const bare = await measure(empty.url);
const rows: Record<string, Record<string, number | string>> = {};
for (const [name, path] of Object.entries(pages)) {
  const cost = await measure(`${process.env.E2E_SITE_URL}${path}`);
  const tooMuch = excesses(cost, bare);
  if (tooMuch.length > 0) process.exitCode = 1;
  rows[name] = {
    'JS above empty': kilobytes(cost.script - bare.script),
    JS: kilobytes(cost.script),
    CSS: kilobytes(cost.style),
    fonts: kilobytes(cost.font),
    images: kilobytes(cost.image),
    HTML: kilobytes(cost.document),
    budget: tooMuch.join('; ') || 'kept',
  };
}
console.table(rows);
console.log(
  `kB of 1 000 bytes on the wire, gzip. Empty page: ${kilobytes(bare.script)} kB of JavaScript. Budgets: ` +
    `JavaScript ${kilobytes(budgets.scriptAboveEmpty)} above it, CSS ${kilobytes(budgets.style)}, fonts ${kilobytes(budgets.font)}.`,
);
await Promise.all([browser.close(), empty.stop(), strike()]);
