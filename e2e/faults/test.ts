import { test as base } from '../http-test.ts';
import { type Api, lendApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { secret } from '../webhook/call.ts';

type Site = { url: string; gatewayUrl: string };

/** Everything is enabled, because what is disabled makes no calls to the API. */
export const everything = { REVALIDATE_SECRET: secret, GOOGLE_MAPS_API_KEY: 'cle-d-essai' };

/** A site for the tests of one file, so that failures do not affect other tests. */
export const test = base.extend<{ failing: { url: string; api: Api } }, { failingSite: Site }>({
  failingSite: [
    async ({}, use, { workerIndex }) => {
      const demoUrl = process.env.E2E_DEMO_URL ?? '';
      const site = await startStagedSite(demoUrl, `site-${workerIndex}-faults`, everything);
      // Caches what every page reads, so that a cell fails only for its own call.
      for (const path of ['/annonces', '/blog']) await fetch(site.url + path);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // Calls that hang leave connections idle, which the site closes after five seconds.
  extraHTTPHeaders: { connection: 'close' },
  failing: async ({ failingSite: { url, gatewayUrl } }, use) =>
    lendApi(gatewayUrl, (api) => use({ url, api })),
});

export { expect } from '../http-test.ts';
