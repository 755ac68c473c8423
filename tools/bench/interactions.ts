import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, ensureBrowser } from '../../scripts/browsers.ts';
import { pageKinds } from './page-kinds.ts';
import { atMost, type Finding, median } from './results.ts';
import { startApi, startBuilt, warmCache } from './server.ts';

/** How many times slower than the machine the phone is. */
const slowdown = 6;
/** The number of visits whose median counts. */
const times = 5;

/** An act of a visitor on a phone: `prepare` first, then a tap or a key, which is measured. */
type Interaction = {
  path: string;
  prepare?: (page: Page) => Promise<void>;
  tap?: (page: Page) => Locator;
  key?: string;
};

const { accueil, annonces, annonce, 'pré-inscription': registration } = pageKinds;
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();
const specialty = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Spécialité/ });
const openFilters = async (page: Page) => {
  await button('Filtrer')(page).tap();
  await page.getByRole('dialog').waitFor();
};
const openSpecialties = async (page: Page) => {
  await openFilters(page);
  await specialty(page).tap();
  await page.getByRole('combobox', { name: 'Rechercher une spécialité' }).waitFor();
};
const choosePlace = (page: Page) => page.getByLabel('Où').first().tap();
const nextPage = (page: Page) => page.getByRole('link', { name: 'Page suivante' });
const firstAd = (page: Page) => page.locator('article a').first();

const interactions: Record<string, Interaction> = {
  'annonces: « Filtrer »': { path: annonces, tap: button('Filtrer') },
  'annonces: « Menu »': { path: annonces, tap: button('Menu') },
  'annonces: the specialties open': { path: annonces, prepare: openFilters, tap: specialty },
  'annonces: a letter for a specialty': { path: annonces, prepare: openSpecialties, key: 'p' },
  'annonces: filters applied': {
    path: annonces,
    prepare: openFilters,
    tap: button('Appliquer les filtres'),
  },
  'annonces: next page': { path: annonces, tap: nextPage },
  'annonces: an ad is saved': { path: annonces, tap: button('Garder l’annonce') },
  'annonces: an ad opens': { path: annonces, tap: firstAd },
  'annonce: « Menu »': { path: annonce, tap: button('Menu') },
  'accueil: a letter for a place': { path: accueil, prepare: choosePlace, key: 'q' },
  'accueil: the next screen': { path: accueil, tap: button('Diapositive suivante') },
  'pré-inscription: sent empty': { path: registration, tap: button('Envoyer ma demande') },
};

/**
 * Milliseconds from an interaction to the next frame, as Event Timing has them for INP, in a window as
 * wide as a phone: the longest of the events of each interaction.
 */
export async function measureInteractions(): Promise<Finding[]> {
  const executablePath = await ensureBrowser();
  await using api = await startApi();
  await using site = await startBuilt(api.url);
  await using browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const medians: Record<string, number> = {};
  for (const [name, interaction] of Object.entries(interactions)) {
    await warmCache(site.url + interaction.path);
    const found: number[] = [];
    for (let time = 0; time < times; time += 1) {
      found.push(await measure(browser, site.url, interaction));
    }
    medians[name] = median(found);
  }
  console.table(medians);
  const what = `the slowest interaction on a phone ${slowdown} times slower, ms`;
  return [atMost(what, Math.max(...Object.values(medians)), 200)];
}

async function measure(
  browser: Browser,
  siteUrl: string,
  { path, prepare, tap, key }: Interaction,
): Promise<number> {
  await using context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  await settle(page);
  await prepare?.(page);
  // Scrolling is not measured.
  await tap?.(page).scrollIntoViewIfNeeded();
  await settle(page);
  await page.evaluate(watchEvents);
  await tap?.(page).tap();
  if (key !== undefined) await page.keyboard.press(key);
  await settle(page);
  // An interaction that is very short has no entry.
  return Math.max(0, ...(await page.evaluate(() => window.interactionTimes)));
}

/** Waits until the page has been idle for a second. */
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
