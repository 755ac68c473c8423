import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { startSite } from '../../scripts/site.ts';
import { copyRelease } from '../operations/release.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { test as base } from '../test.ts';

const matomoUrl = 'https://stats.medireleve.example/matomo';

/** Pages that the build rendered, without Matomo; removed, so that the server renders them. */
const built = ['politique-de-confidentialite', 'mes-annonces'];

const startedSite = startOnce(async (workerIndex) => {
  const folder = copyRelease();
  for (const page of built) rmSync(join(folder, '.next/server/app', `${page}.html`));
  const { url, stop } = await startStagedSite(
    process.env.E2E_DEMO_URL ?? '',
    `site-${workerIndex}-audience`,
    {
      MATOMO_URL: matomoUrl,
      MATOMO_SITE_ID: '3',
      PREVIEW_SECRET: 'quatre mots et un tiret',
      ADS_INDEX: 'off',
    },
    (port, env) => startSite(port, env, ['ignore', 'pipe', 'pipe'], folder),
  );
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

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
