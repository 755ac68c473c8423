import { test as base } from '../http-test.ts';
import { type Api, lendApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { secret } from './call.ts';

type Site = { url: string; gatewayUrl: string };

/** A site with a webhook, for the tests of one file, so that refreshes do not affect other tests. */
export const test = base.extend<{ hooked: { url: string; api: Api } }, { hookedSite: Site }>({
  hookedSite: [
    async ({}, use, { workerIndex }) => {
      const demoUrl = process.env.E2E_DEMO_URL ?? '';
      const environment = { REVALIDATE_SECRET: secret };
      const site = await startStagedSite(demoUrl, `site-${workerIndex}-webhook`, environment);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  hooked: async ({ hookedSite: { url, gatewayUrl } }, use) =>
    lendApi(gatewayUrl, (api) => use({ url, api })),
});

export { expect } from '../http-test.ts';
