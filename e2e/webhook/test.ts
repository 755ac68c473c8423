import { test as base } from '../http-test.ts';
import { type Api, lendApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { secret } from './call.ts';

const hookedSite = startOnce((workerIndex) =>
  startStagedSite(process.env.E2E_DEMO_URL ?? '', `site-${workerIndex}-webhook`, {
    REVALIDATE_SECRET: secret,
  }),
);

/** A site with a webhook, for the tests of one file, so that refreshes do not affect other tests. */
export const test = base.extend<{ hooked: { url: string; api: Api } }>({
  hooked: async ({}, use) => {
    const { url, gatewayUrl } = await hookedSite();
    await lendApi(gatewayUrl, (api) => use({ url, api }));
  },
});

export { expect } from '../http-test.ts';
