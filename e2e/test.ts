import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Api, lendApi } from './stage/api.ts';
import { startStagedSite } from './stage/site.ts';

type Fixtures = {
  api: Api;
  /** A site of its own, none of whose pages anybody has asked for, and the API behind it. */
  freshSite: { url: string; api: Api };
  /** What that site is configured with, besides what the demo has. */
  siteEnvironment: Record<string, string>;
  /** Console messages a test expects, as parts of their text; any other fails it. */
  expectedConsole: string[];
  quietConsole: undefined;
  /** Messages about policies of what a test makes up itself, as parts of their text. */
  expectedBreaches: string[];
  keptPolicy: undefined;
};

/** What a browser says of a page that does what its policy does not let it do. */
const breach = /Content[ -]Security[ -]Policy|permissions[ -]policy|Trusted(?:HTML|Script)/i;

export const test = base.extend<Fixtures>({
  // What a test does next is done to a page that is live: its scripts start after the first paint,
  // which a document does not wait for to say that it is loaded.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const untilLive = (wanted?: string) =>
      javaScriptEnabled !== false && wanted !== 'commit' ? live(page) : undefined;
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      await untilLive(options?.waitUntil);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await untilLive(options?.waitUntil);
      return answer;
    };
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  api: async ({}, use) => lendApi(process.env.E2E_GATEWAY_URL ?? '', use),
  siteEnvironment: [{}, { option: true }],
  freshSite: async ({ context, siteEnvironment }, use, { workerIndex, testId }) => {
    const name = `site-${workerIndex}-${testId}`;
    const demoUrl = process.env.E2E_DEMO_URL ?? '';
    const { url, gatewayUrl, stop } = await startStagedSite(demoUrl, name, siteEnvironment);
    try {
      await lendApi(gatewayUrl, (api) => use({ url, api }));
    } finally {
      // What they are still loading would fail, and be said in their console.
      await Promise.all(context.pages().map((page) => page.close()));
      await stop();
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
  keptPolicy: [
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

let used = 0;

/**
 * The id of an ad that no list has, so that nobody has its page yet: not even who rests on the
 * card of another. The API answers for it what a test has it answer.
 */
export function freshAd(): number {
  used += 1;
  return 5_000_000 + 1_000 * test.info().workerIndex + used;
}

/**
 * A day no other test filters by, so that its pages are in no cache yet; far away, where regular
 * ads still run. No two workers of a run share a `workerIndex`.
 */
export function freshDay(): string {
  used += 1;
  const day = new Date(Date.UTC(2040 + test.info().workerIndex, 0, used));
  return day.toISOString().slice(0, 10);
}
