import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runNode } from './process.ts';
import { installPackage } from './programs.ts';

/** The arguments of Chromium: without a sandbox, which containers lack, and without requests and dialogs of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const debianChromium = '/usr/bin/chromium';
/** Chromium without a window, which Playwright installs too: the same pages in half the time. */
const debianShell = '/usr/bin/chromium-headless-shell';

const chromiums = () => [
  chromium.executablePath(),
  debianShell,
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of Chromium: CHROMIUM_PATH, Playwright's, or the one of the machine. */
export const findBrowser = () => process.env.CHROMIUM_PATH || chromiums().find(existsSync);

/** The path of a Chromium with all of its services, if there is one: the shell sends no reports. */
export const findWholeBrowser = () =>
  chromiums().find((path) => path !== debianShell && existsSync(path));

/**
 * Finds a browser or installs one: Debian's package if that is possible without a password, the headless shell rather
 * than the whole browser; otherwise Playwright's download.
 * @throws when both fail.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (!found || found === debianChromium) {
    const whole = found ? [] : ['chromium'];
    await installPackage('the end-to-end tests', 'chromium-headless-shell', ...whole);
  }
  const playwright = 'node_modules/@playwright/test/cli.js';
  if (!findBrowser()) await runNode([playwright, 'install', 'chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No browser could be installed: install Chromium and set CHROMIUM_PATH.');
}

/** The oldest Firefox that the tests have run in: 140 lacks commands of WebDriver BiDi that Playwright sends. */
const oldestFirefox = 153;

/** The path of a Firefox that tests can run in: FIREFOX_PATH, or that of the machine. It is never downloaded. */
export function findFirefox(): string | undefined {
  const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
  const path = process.env.FIREFOX_PATH ?? usual.find(existsSync);
  // « Mozilla Firefox 153.0.1 ».
  const version = path && spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;
  return Number(/ (\d+)\./.exec(version ?? '')?.[1]) >= oldestFirefox ? path : undefined;
}

/**
 * The paths of WebKitGTK, which shares its engine with Safari, of Debian's `webkit2gtk-driver` and `xvfb`: a WebDriver
 * server, a small browser, and the X server that shows it. They are never downloaded. The MiniBrowser of other versions
 * of GTK is not tried.
 */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
  if (browser && existsSync(driver) && existsSync(display)) return { driver, browser, display };
  return undefined;
}
