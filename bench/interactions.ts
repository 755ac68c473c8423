import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, ensureBrowser } from '../scripts/browser.ts';
import { atMost, median, type Part } from './finding.ts';
import { pageKinds } from './page-kinds.ts';
import { startBuilt, warmCache, withCleanup } from './server.ts';

/** How many times slower than the machine the phone is. */
const slowdown = 6;
const times = 5;

/** What a visitor does on a phone: `prepare` first, then a tap or a key, which is measured. */
type Interaction = {
  path: string;
  prepare?: (page: Page) => Promise<void>;
  tap?: (page: Page) => Locator;
  key?: string;
};

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();
const openFilters = async (page: Page) => {
  await button('Filtrer')(page).tap();
  await page.getByRole('dialog').waitFor();
};
const specialty = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Spécialité/ });

const interactions: Record<string, Interaction> = {
  'annonces: « Filtrer »': { path: pageKinds.annonces, tap: button('Filtrer') },
  'annonces: « Menu »': { path: pageKinds.annonces, tap: button('Menu') },
  'annonces: the specialties open': {
    path: pageKinds.annonces,
    prepare: openFilters,
    tap: specialty,
  },
  'annonces: a letter for a specialty': {
    path: pageKinds.annonces,
    prepare: async (page) => {
      await openFilters(page);
      await specialty(page).tap();
      await page.getByRole('combobox', { name: 'Rechercher une spécialité' }).waitFor();
    },
    key: 'p',
  },
  'annonces: filters applied': {
    path: pageKinds.annonces,
    prepare: openFilters,
    tap: button('Appliquer les filtres'),
  },
  'annonces: next page': {
    path: pageKinds.annonces,
    tap: (page) => page.getByRole('link', { name: 'Page suivante' }),
  },
  'annonces: an ad is saved': { path: pageKinds.annonces, tap: button('Garder l’annonce') },
  'annonces: an ad opens': {
    path: pageKinds.annonces,
    tap: (page) => page.locator('article a').first(),
  },
  'annonce: « Menu »': { path: pageKinds.annonce, tap: button('Menu') },
  'accueil: a letter for a place': {
    path: pageKinds.accueil,
    prepare: (page) => page.getByLabel('Où').first().tap(),
    key: 'q',
  },
  'accueil: the next screen': { path: pageKinds.accueil, tap: button('Diapositive suivante') },
  'pré-inscription: sent empty': {
    path: pageKinds['pré-inscription'],
    tap: button('Envoyer ma demande'),
  },
};

/** Milliseconds from an interaction to the next frame, on a slow phone. */
export async function measureInteractions(apiUrl: string): Promise<Part> {
  const executablePath = await ensureBrowser();
  return withCleanup(async (deferStop) => {
    const site = deferStop(await startBuilt(apiUrl));
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    try {
      const rows: [string, number][] = [];
      for (const [name, interaction] of Object.entries(interactions)) {
        await warmCache(site.url + interaction.path);
        const found: number[] = [];
        for (let time = 0; time < times; time += 1) {
          found.push(await measure(browser, site.url, interaction));
        }
        rows.push([name, median(found)]);
        console.log(`  ${name}: ${found.join(', ')}`);
      }
      const slowest = Math.max(...rows.map(([, milliseconds]) => milliseconds));
      return {
        title: 'Interactions',
        note,
        columns: ['interaction', 'ms'],
        rows: rows.map(([name, milliseconds]) => [name, `${milliseconds}`]),
        findings: [
          atMost(`the slowest interaction on a phone ${slowdown} times slower, ms`, slowest, 200),
        ],
      };
    } finally {
      await browser.close();
    }
  });
}

const note =
  `Milliseconds from an interaction to the next frame, as Event Timing has them for INP, in a window as wide as a phone ` +
  `and ${slowdown} times slower than this machine; the longest of the events of each, medians of ${times} visits.`;

async function measure(
  browser: Browser,
  siteUrl: string,
  { path, prepare, tap, key }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    await settle(page);
    await prepare?.(page);
    // Scrolling is no part of what is measured.
    await tap?.(page).scrollIntoViewIfNeeded();
    await settle(page);
    await page.evaluate(watchEvents);
    await tap?.(page).tap();
    if (key !== undefined) await page.keyboard.press(key);
    await settle(page);
    // None: it was so short that there is no entry.
    return Math.max(0, ...(await page.evaluate(() => window.interactionTimes)));
  } finally {
    await context.close();
  }
}

/** Until nothing has been left to do for a second. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve()), 1_000);
      }),
  );
}

declare global {
  interface Window {
    interactionTimes: number[];
  }
}

function watchEvents(): void {
  window.interactionTimes = [];
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming;
      if (interactionId > 0) window.interactionTimes.push(duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
