import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackage, mayInstallPackages } from './debian.ts';
import { runNode } from './process.ts';

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

const usualPlaces = [
  debianShell,
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of Chromium: CHROMIUM_PATH, Playwright's, or that of the machine. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [chromium.executablePath(), ...usualPlaces].find((path) => existsSync(path));
}

/** The path of a Chromium with all of its services, if there is one: the shell sends no reports. */
export function findWholeBrowser(): string | undefined {
  return [chromium.executablePath(), ...usualPlaces].find(
    (path) => path !== debianShell && existsSync(path),
  );
}

/**
 * Finds a browser or installs one: Debian's package if that is possible without a password, otherwise
 * Playwright's download.
 *
 * @throws when both fail.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found && (found !== debianChromium || !mayInstallPackages())) return found;
  console.log('Installing a browser for the end-to-end tests…');
  if (mayInstallPackages()) await installDebianPackage();
  if (!findBrowser())
    await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = findBrowser();
  if (!installed) {
    throw new Error('No browser could be installed: install Chromium and set CHROMIUM_PATH.');
  }
  return installed;
}

/** Installs the headless shell, or the full browser when Debian lacks the shell. */
async function installDebianPackage(): Promise<void> {
  const whole = findBrowser() ? [] : ['chromium'];
  await installPackage('chromium-headless-shell', ...whole);
}
