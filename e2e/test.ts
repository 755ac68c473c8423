import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { test as base } from './http-test.ts';
import { type Translation, translate } from './translated/translate.ts';

type Fixtures = {
  /** How a browser translates the pages; `null` if it does not. */
  translation: Translation | null;
  /** Parts of the console messages that a test expects; any other message fails it. */
  expectedConsole: string[];
  checkConsole: undefined;
  /** Parts of the policy violations that a test expects. */
  expectedViolations: string[];
  checkPolicy: undefined;
};

/** Console messages about a violation of a policy. */
const violation = /Content[ -]Security[ -]Policy|permissions[ -]policy|Trusted(?:HTML|Script)/i;

/** A test of the pages that a visitor sees, in a browser. */
export const test = base.extend<Fixtures>({
  // Waits for hydration after each navigation: scripts start after the first paint,
  // which the `load` event does not wait for.
  page: async ({ page, javaScriptEnabled, translation }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page);
    if (translation) await page.context().addInitScript(translate, translation);
    await use(page);
  },
  freshSite: async ({ freshSite, context }, use) => {
    try {
      await use(freshSite);
    } finally {
      // Pending requests would fail, with messages in the console.
      await Promise.all(context.pages().map((page) => page.close()));
    }
  },
  translation: [null, { option: true }],
  expectedConsole: [[], { option: true }],
  checkConsole: [
    async ({ page, expectedConsole }, use) => {
      const messages: string[] = [];
      const onMessage = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      };
      const onError = (error: Error) => messages.push(error.message);
      page.on('console', onMessage);
      page.on('pageerror', onError);
      await use(undefined);
      // Some tests share a page.
      page.off('console', onMessage);
      page.off('pageerror', onError);
      const unexpected = messages.filter(
        (text) => !expectedConsole.some((expected) => text.includes(expected)),
      );
      expect(unexpected, 'the console has no unexpected message').toEqual([]);
    },
    { auto: true },
  ],
  expectedViolations: [[], { option: true }],
  checkPolicy: [
    async ({ browser, browserName, context, expectedViolations }, use) => {
      const violations: string[] = [];
      // Firefox over BiDi reports violations as errors, not in the console.
      if (browserName === 'firefox') await context.addInitScript(reportViolations);
      const onMessage = (message: ConsoleMessage) => {
        if (violation.test(message.text()))
          violations.push(`${message.text()} (${message.page()?.url()})`);
      };
      const watch = (watched: BrowserContext) => watched.on('console', onMessage);
      watch(context);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      context.off('console', onMessage);
      // Regardless of `expectedConsole`, and in every window.
      const unexpected = violations.filter(
        (text) => !expectedViolations.some((expected) => text.includes(expected)),
      );
      expect(unexpected, 'pages keep to their policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes each navigation of a page wait for hydration. */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const untilHydrated = async (wanted?: string) => {
    if (wanted !== 'commit') await hydrated(page);
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await untilHydrated(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await untilHydrated(options?.waitUntil);
    return response;
  };
}

/**
 * Waits until React has hydrated the page and run its effects, for a limited time, because some tests block scripts.
 * Polls in the page, where it is cheap.
 */
async function hydrated(page: Page): Promise<void> {
  // The router replaces `pushState` in its effect, after the effects of the page. React's keys of an element are there
  // while React still renders others.
  const isHydrated = () =>
    document.querySelector('main') === null || Object.hasOwn(history, 'pushState');
  await page
    .waitForFunction(isHydrated, undefined, { polling: 20, timeout: 10_000 })
    .catch(() => undefined);
}

/** Runs in a page. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
  );
}

export { expect } from '@playwright/test';
export { freshAd, freshDay } from './http-test.ts';

/** Expects texts to have enough contrast by axe, on a page where only the colours have changed. */
export const expectContrast = (page: Page) => expectAccessible(page, ['color-contrast']);

/**
 * Expects no violation in axe, for WCAG 2.2 AA and best practices.
 *
 * @param rules the ids of the rules to check; by default all.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // In Firefox 153 over BiDi, axe crashes the tab.
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  // A text has less contrast while it fades in. Animations that are cancelled meanwhile reject.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // Not those of a scroll, which end where it is scrolled to.
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  );
  // These options take a quarter of the processor time: axe runs in this page rather than in a second one, and does not
  // describe the checks that pass. It omits frames of other origins, which our pages do not have. `preload` would load
  // files a second time for the rule about autoplaying media, which our pages do not have either.
  expect(await page.locator('audio, video').count()).toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
