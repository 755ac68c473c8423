import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test as base } from './http-test.ts';

type Fixtures = {
  /** Console messages a test expects, as parts of their text; any other fails it. */
  expectedConsole: string[];
  quietConsole: undefined;
  /** Messages about policies of what a test makes up itself, as parts of their text. */
  expectedBreaches: string[];
  storedPolicy: undefined;
};

/** What a browser says of a page that does what its policy does not let it do. */
const breach = /Content[ -]Security[ -]Policy|permissions[ -]policy|Trusted(?:HTML|Script)/i;

/** Tests of what a visitor sees, in a browser. */
export const test = base.extend<Fixtures>({
  // What a test does next is done to a page that is live: its scripts start after the first paint,
  // which a document does not wait for to say that it is loaded.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const untilLive = (wanted?: string) =>
      javaScriptEnabled !== false && wanted !== 'commit' ? live(page) : undefined;
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await untilLive(options?.waitUntil);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await untilLive(options?.waitUntil);
      return response;
    };
    await use(page);
  },
  freshSite: async ({ freshSite, context }, use) => {
    try {
      await use(freshSite);
    } finally {
      // What they are still loading would fail, and be said in their console.
      await Promise.all(context.pages().map((page) => page.close()));
    }
  },
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      const unexpected = said.filter(
        (text) => !expectedConsole.some((expected) => text.includes(expected)),
      );
      expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  expectedBreaches: [[], { option: true }],
  storedPolicy: [
    async ({ browser, browserName, context, expectedBreaches }, use) => {
      const breaches: string[] = [];
      // Firefox, driven by BiDi, has them as errors and not in the console.
      if (browserName === 'firefox') await context.addInitScript(reportBreaches);
      const watch = (watched: BrowserContext) =>
        watched.on('console', (message) => {
          if (breach.test(message.text()))
            breaches.push(`${message.text()} (${message.page()?.url()})`);
        });
      watch(context);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      // Whatever a test expects of the console, in whichever window.
      const unexpected = breaches.filter(
        (text) => !expectedBreaches.some((expected) => text.includes(expected)),
      );
      expect(unexpected, 'pages keep to their policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Until React has the content of a page; at most for a while, as some tests keep the scripts away. */
async function live(page: Page): Promise<void> {
  const isLive = () => {
    const content = document.querySelector('main > *');
    return content === null || Object.keys(content).some((key) => key.startsWith('__react'));
  };
  await expect(async () => expect(await page.evaluate(isLive)).toBe(true))
    .toPass({ intervals: [20], timeout: 3_000 })
    .catch(() => undefined);
}

/** Runs in a page. */
function reportBreaches(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
  );
}

export { expect } from '@playwright/test';
export { freshAd, freshDay } from './http-test.ts';

/** The page has no violation that axe knows of, for WCAG 2.2 AA and good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // In Firefox 153, driven by BiDi, the tab crashes in it.
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  // Half faded in, a text has half its contrast. What goes meanwhile ends by being aborted.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
