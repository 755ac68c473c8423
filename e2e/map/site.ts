import { test as base } from '../http-test.ts';
import { lendApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';

type WorkerFixtures = { mapSite: { url: string; gatewayUrl: string } };

const withMap = { GOOGLE_MAPS_API_KEY: 'cle-d-essai' };

/** Tests of a site that has a key of Google Maps. */
export const test = base.extend<object, WorkerFixtures>({
  mapSite: [
    async ({}, use, { workerIndex }) => {
      const name = `site-with-map-${workerIndex}`;
      const site = await startStagedSite(process.env.E2E_DEMO_URL ?? '', name, withMap);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  siteEnvironment: withMap,
  baseURL: ({ mapSite }, use) => use(mapSite.url),
  api: ({ mapSite }, use) => lendApi(mapSite.gatewayUrl, use),
});

export { expect } from '../http-test.ts';
