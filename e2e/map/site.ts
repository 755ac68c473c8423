import { test as base } from '../http-test.ts';
import { withApi } from '../stage/api.ts';
import { startIndexedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';

export const withMap = { GOOGLE_MAPS_API_KEY: 'cle-d-essai' };

const siteWithMap = startOnce((workerIndex) =>
  startIndexedSite(process.env.E2E_DEMO_URL ?? '', `site-with-map-${workerIndex}`, withMap),
);

/** A test of a site with a key of Google Maps. */
export const test = base.extend<{ mapSite: { url: string; gatewayUrl: string } }>({
  mapSite: [async ({}, use) => use(await siteWithMap()), { timeout: 120_000 }],
  siteEnvironment: withMap,
  baseURL: ({ mapSite }, use) => use(mapSite.url),
  api: ({ mapSite }, use) => withApi(mapSite.gatewayUrl, use),
});

export { expect } from '../http-test.ts';
