import { test as base } from '../http-test.ts';
import { type Api, withApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { secret } from '../webhook/test.ts';

/** Every feature, because one that is off makes no calls to the API; but no index, from which lists would go on. */
export const everything = {
  REVALIDATE_SECRET: secret,
  GOOGLE_MAPS_API_KEY: 'cle-d-essai',
  ADS_INDEX: 'off',
};

const failingSite = startOnce(async (workerIndex) => {
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const site = await startStagedSite(demoUrl, `site-${workerIndex}-faults`, everything);
  // Caches the data that every page reads, so that a cell fails only for its own call.
  for (const path of ['/annonces', '/blog']) await fetch(site.url + path);
  return site;
});

/** A site for the tests of one file, so that failures do not affect other tests. */
export const test = base.extend<{ failing: { url: string; api: Api } }>({
  // Calls that hang leave connections idle, which the site closes after five seconds.
  extraHTTPHeaders: { connection: 'close' },
  failing: async ({}, use) => {
    const { url, gatewayUrl } = await failingSite();
    await withApi(gatewayUrl, (api) => use({ url, api }));
  },
});

export { expect } from '../http-test.ts';
