import { test as base } from '../http-test.ts';
import { type Api, lendApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { secret } from '../webhook/call.ts';

type Site = { url: string; gatewayUrl: string };

/** With all it can have: what is switched off asks the API for nothing. */
export const everything = { REVALIDATE_SECRET: secret, GOOGLE_MAPS_API_KEY: 'cle-d-essai' };

/** A site for the tests of one file, what fails there concerns nobody else. */
export const test = base.extend<{ failing: { url: string; api: Api } }, { failingSite: Site }>({
  failingSite: [
    async ({}, use, { workerIndex }) => {
      const demoUrl = process.env.E2E_DEMO_URL ?? '';
      const site = await startStagedSite(demoUrl, `site-${workerIndex}-faults`, everything);
      // What every page asks for is there: a cell fails for what it is about.
      for (const path of ['/annonces', '/blog']) await fetch(site.url + path);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // What hangs for five seconds leaves idle connections, which the site hangs up after five seconds.
  extraHTTPHeaders: { connection: 'close' },
  failing: async ({ failingSite: { url, gatewayUrl } }, use) =>
    lendApi(gatewayUrl, (api) => use({ url, api })),
});

export { expect } from '../http-test.ts';
