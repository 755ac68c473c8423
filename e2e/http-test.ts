import { test as base } from '@playwright/test';
import { type Api, lendApi } from './stage/api.ts';
import { startStagedSite } from './stage/site.ts';

type Fixtures = {
  api: Api;
  /** A site of its own, none of whose pages anybody has asked for, and the API behind it. */
  freshSite: { url: string; api: Api };
  /** What that site is configured with, besides what the demo has. */
  siteEnvironment: Record<string, string>;
};

/** Tests that need no browser: none of these fixtures opens one. */
export const test = base.extend<Fixtures>({
  api: async ({}, use) => lendApi(process.env.E2E_GATEWAY_URL ?? '', use),
  siteEnvironment: [{}, { option: true }],
  freshSite: async ({ siteEnvironment }, use, { workerIndex, testId }) => {
    const name = `site-${workerIndex}-${testId}`;
    const demoUrl = process.env.E2E_DEMO_URL ?? '';
    const { url, gatewayUrl, stop } = await startStagedSite(demoUrl, name, siteEnvironment);
    try {
      await lendApi(gatewayUrl, (api) => use({ url, api }));
    } finally {
      await stop();
    }
  },
});

export { expect } from '@playwright/test';

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
