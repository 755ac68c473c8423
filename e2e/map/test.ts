import { mergeTests } from '@playwright/test';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { test as base } from '../test.ts';
import { type Google, standInForGoogle } from './google.ts';
import { withMap as environment, test as withMap } from './site.ts';

// The tests say by the API which ads a list has.
const siteOfApi = startOnce((workerIndex) =>
  startStagedSite(process.env.E2E_DEMO_URL ?? '', `site-with-map-of-api-${workerIndex}`, {
    ...environment,
    ADS_INDEX: 'off',
  }),
);

/** A test of a site with a key of Google Maps, without an index, in a browser, with a fake of Google's script. */
export const test = mergeTests(base, withMap).extend<{ google: Google }>({
  mapSite: [async ({}, use) => use(await siteOfApi()), { scope: 'test', timeout: 120_000 }],
  google: [({ context }, use, info) => standInForGoogle(context, use, info), { auto: true }],
});

export { expect, expectAccessible } from '../test.ts';
