import { test as base } from '@playwright/test';
import { type Api, withApi } from './stage/api.ts';
import { startStagedSite } from './stage/site.ts';
import { stopStarted } from './stage/start-once.ts';

type Fixtures = {
  /** Whether `page`, `request` and `api` are those of the site without an index of ads: the API answers its lists. */
  withoutIndex: boolean;
  api: Api;
  /** A site for this test alone, with empty caches, and the API behind it. */
  freshSite: { url: string; api: Api; skipTime: () => void };
  /** Environment variables of `freshSite`, besides those of the demo. */
  siteEnvironment: Record<string, string>;
};

/** A test that needs no browser: none of these fixtures opens one. */
export const test = base.extend<Fixtures, { stopSites: undefined }>({
  stopSites: [
    async ({}, use) => {
      await use(undefined);
      await stopStarted();
    },
    { scope: 'worker', auto: true },
  ],
  withoutIndex: [false, { option: true }],
  baseURL: async ({ baseURL, withoutIndex }, use) =>
    use(withoutIndex ? process.env.E2E_SITE_WITHOUT_INDEX_URL : baseURL),
  api: async ({ withoutIndex }, use) => {
    const { E2E_GATEWAY_URL, E2E_GATEWAY_WITHOUT_INDEX_URL } = process.env;
    await withApi((withoutIndex ? E2E_GATEWAY_WITHOUT_INDEX_URL : E2E_GATEWAY_URL) ?? '', use);
  },
  siteEnvironment: [{}, { option: true }],
  freshSite: async ({ siteEnvironment }, use, { workerIndex, testId }) => {
    const name = `site-${workerIndex}-${testId}`;
    const demoUrl = process.env.E2E_DEMO_URL ?? '';
    const { url, gatewayUrl, skipTime, stop } = await startStagedSite(
      demoUrl,
      name,
      siteEnvironment,
    );
    try {
      await withApi(gatewayUrl, (api) => use({ url, api, skipTime }));
    } finally {
      await stop();
    }
  },
});

export { expect } from '@playwright/test';

let used = 0;

/**
 * The id of an ad that is in no list, so that its page is neither cached nor prefetched from a card. The test sets the
 * response of the API.
 */
export function freshAd(): number {
  used += 1;
  return 5_000_000 + 1_000 * test.info().workerIndex + used;
}

/**
 * A day that no other test filters by, so that its pages are in no cache yet. It is far in the future, when regular
 * ads still run, and before the year 2100, which filters do not accept. Each worker of a run has its own `workerIndex`,
 * and a hundred days.
 */
export function freshDay(): string {
  used += 1;
  const day = new Date(Date.UTC(2040, 0, 100 * test.info().workerIndex + used));
  return day.toISOString().slice(0, 10);
}
