import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/browsers.ts';
import { stop, untilResponds } from '../../scripts/process.ts';
import { test as base } from '../http-test.ts';
import { type Api, withApi } from '../stage/api.ts';
import { ownPort, startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { type Window, windowOf } from './window.ts';

type Driver = {
  /** Opens a browser with a window as wide as a phone, and without cookies and storage of another session. */
  open: (settings: string[]) => Promise<WebDriver>;
  stop: () => Promise<void>;
};

/** Milliseconds. A browser starts in one second, but about once in some hundred times never. */
const maxStartMs = 20_000;

/** Otherwise the toolbar of the browser is wider than a phone. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; }';

/** Starts the WebDriver server of WebKitGTK, on a display of its own. */
async function startDriver(): Promise<Driver> {
  const webkit = findWebKit();
  if (!webkit) throw new Error('No WebKitGTK.');
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);

  // The X server chooses a free display, and writes its number to stdout. Without a window manager, the window below
  // the pointer has the focus: in the middle of such a low screen, the pointer is over the toolbar of the browser.
  const screen = ['-displayfd', '1', '-screen', '0', '360x40x24', '-nolisten', 'tcp'];
  const display = spawn(webkit.display, screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const env = {
    ...process.env,
    DISPLAY: `:${await firstLine(display)}`,
    TZ: 'Europe/Paris',
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const startServer = async () => {
    const port = await ownPort();
    const server = spawn(webkit.driver, [`--port=${port}`], { stdio: 'ignore', env });
    const url = `http://127.0.0.1:${port}`;
    await untilResponds(`${url}/status`, server);
    return { url, server };
  };
  const startBrowser = async (settings: string[]) => {
    const options = { binary: webkit.browser, args: ['--automation', ...settings] };
    return new Builder()
      .usingServer(driver.url)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build();
  };
  let driver = await startServer();

  return {
    async open(settings) {
      let session = await Promise.race([
        startBrowser(settings),
        delay(maxStartMs, null, { ref: false }),
      ]);
      if (session === null) {
        // The server can have only one session at a time, so this replaces it.
        await stop(driver.server);
        driver = await startServer();
        session = await startBrowser(settings);
      }
      await session.manage().window().setRect({ x: 0, y: 0, width: 360, height: 780 });
      return session;
    },
    async stop() {
      await stop(driver.server);
      await stop(display);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('No output.');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('The X server did not start.');
}

type Fixtures = {
  /** A window as wide as a phone, without cookies and storage of another test. */
  window: Window;
  /** Whether pages run scripts. */
  scripted: boolean;
};
type Site = { url: string; gatewayUrl: string };
type WorkerFixtures = { driver: Awaited<ReturnType<typeof startDriver>> };

/**
 * A site with an http URL: pages of an https site upgrade their requests to https, in WebKit also requests to
 * 127.0.0.1. The site counts page views, which needs an idle browser.
 */
const plainSite = startOnce<Site & { stop: () => Promise<void> }>((workerIndex) =>
  startStagedSite(process.env.E2E_DEMO_URL ?? '', `site-${workerIndex}-webkit`, {
    SITE_URL: 'http://127.0.0.1',
    MATOMO_URL: `${process.env.E2E_DEMO_URL}/matomo`,
    MATOMO_SITE_ID: '3',
  }),
);

/** A test in WebKitGTK, which WebDriver controls, because Playwright cannot. */
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
  siteApi: async ({ site }, use) => withApi(site.gatewayUrl, use),
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
