import type { Request } from '@playwright/test';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { test as base } from '../test.ts';

const matomoUrl = 'https://stats.medireleve.example/matomo';

const startedSite = startOnce((workerIndex) =>
  startStagedSite(process.env.E2E_DEMO_URL ?? '', `site-${workerIndex}-audience`, {
    MATOMO_URL: matomoUrl,
    MATOMO_SITE_ID: '3',
    PREVIEW_SECRET: 'quatre mots et un tiret',
    ADS_INDEX: 'off',
  }),
);

/** Tests of a site that counts page views, with a stand-in for Matomo. */
export const test = base.extend<{ measuredSite: { url: string }; received: Request[] }>({
  measuredSite: [async ({}, use) => use(await startedSite()), { timeout: 60_000 }],
  baseURL: ({ measuredSite }, use) => use(measuredSite.url),
  received: [
    async ({ context }, use) => {
      const received: Request[] = [];
      await context.route(`${new URL(matomoUrl).origin}/**`, (route, request) => {
        received.push(request);
        return route.fulfill({
          status: 204,
          headers: { 'Set-Cookie': 'MATOMO_SESSID=1; Secure; SameSite=None' },
        });
      });
      await use(received);
    },
    { auto: true },
  ],
});

/** The paths of the pages whose views were received, in order. */
export const pathsOf = (received: Request[]): string[] =>
  received.map((request) => new URL(fieldsOf(request).url ?? '').pathname);

/** What a request says. */
export function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

export { expect, expectAccessible } from '../test.ts';
