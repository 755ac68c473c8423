import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runNode } from './process.ts';
import { installPackage, mayInstallPackages } from './programs.ts';

/** Chromium without a sandbox, which containers lack, and without calls and questions of its own. */
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

/** That of Playwright first. */
const findChromium = (isWanted: (path: string) => boolean) =>
  [
    chromium.executablePath(),
    debianShell,
    debianChromium,
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => isWanted(path) && existsSync(path));

/** The path of Chromium: CHROMIUM_PATH, Playwright's, or that of the machine. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || findChromium(() => true);
}

/** The path of a Chromium with all of its services, if there is one: the shell sends no reports. */
export const findWholeBrowser = () => findChromium((path) => path !== debianShell);

/**
 * Finds a browser or installs one: Debian's package if that is possible without a password, the headless shell rather
 * than the whole browser; otherwise Playwright's download.
 * @throws when both fail.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found && (found !== debianChromium || !mayInstallPackages())) return found;
  console.log('Installing a browser for the end-to-end tests…');
  if (mayInstallPackages()) {
    await installPackage('chromium-headless-shell', ...(found ? [] : ['chromium']));
  }
  if (!findBrowser())
    await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = findBrowser();
  if (!installed) {
    throw new Error('No browser could be installed: install Chromium and set CHROMIUM_PATH.');
  }
  return installed;
}

/** The oldest Firefox that the tests have run in: 140 lacks commands of WebDriver BiDi that Playwright sends. */
const oldestFirefox = 153;

/** The path of a Firefox that tests can run in: FIREFOX_PATH, or that of the machine. It is never downloaded. */
export function findFirefox(): string | undefined {
  const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
  const path = process.env.FIREFOX_PATH ?? usual.find((each) => existsSync(each));
  if (path === undefined) return undefined;
  // « Mozilla Firefox 153.0.1 ».
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)\./.exec(stdout ?? '')?.[1]) >= oldestFirefox ? path : undefined;
}

/**
 * The paths of WebKitGTK, which shares its engine with Safari, of Debian's `webkit2gtk-driver` and `xvfb`: its WebDriver
 * server, its small browser, and the X server that shows it. It is never downloaded. The MiniBrowser of other versions
 * of GTK is not tried.
 */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  return browser && existsSync(driver) && existsSync(display)
    ? { driver, browser, display }
    : undefined;
}
