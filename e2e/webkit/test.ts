import { test as base } from '../http-test.ts';
import { type Api, lendApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { startDriver } from './driver.ts';
import { type Window, windowOf } from './window.ts';

type Fixtures = {
  /** A window as wide as a phone, without cookies and storage of another test. */
  window: Window;
  /** Whether pages run scripts. */
  scripted: boolean;
};
type Site = { url: string; gatewayUrl: string };
type WorkerFixtures = { driver: Awaited<ReturnType<typeof startDriver>> };

/**
 * As pages of an https site do, those of the stage upgrade their requests to https, in WebKit those to
 * 127.0.0.1 too: these tests have a site with an http URL. It counts page views, which needs an idle browser.
 */
const plainSite = startOnce<Site & { stop: () => Promise<void> }>((workerIndex) =>
  startStagedSite(process.env.E2E_DEMO_URL ?? '', `site-${workerIndex}-webkit`, {
    SITE_URL: 'http://127.0.0.1',
    MATOMO_URL: `${process.env.E2E_DEMO_URL}/matomo`,
    MATOMO_SITE_ID: '3',
  }),
);

/** Tests in WebKitGTK, which Playwright cannot drive: WebDriver does. */
export const test = base.extend<Fixtures & { site: Site; siteApi: Api }, WorkerFixtures>({
  driver: [
    async ({}, use) => {
      const driver = await startDriver();
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  scripted: [true, { option: true }],
  site: async ({}, use) => use(await plainSite()),
  siteApi: async ({ site }, use) => lendApi(site.gatewayUrl, use),
  window: async ({ driver, site, scripted }, use, testInfo) => {
    const session = await driver.open(scripted ? [] : ['--enable-javascript=false']);
    try {
      const window = windowOf(session, site.url, { scripted });
      await use(window);
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = Buffer.from(await window.screenshot(), 'base64');
        await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      }
    } finally {
      await session.quit();
    }
  },
});

export { expect } from '../http-test.ts';
