import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackage, mayInstallPackages } from './debian.ts';
import { runNode } from './process.ts';

const debianChromium = '/usr/bin/chromium';
/** Chromium without its window: the same pages in half the time, and what Playwright itself installs. */
const debianShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  debianShell,
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: the one named by CHROMIUM_PATH, Playwright's own, or the machine's. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [chromium.executablePath(), ...usualPlaces].find((path) => existsSync(path));
}

/**
 * Finds a browser or installs one: Debian's package where that is possible without a password,
 * Playwright's download elsewhere.
 *
 * @throws when neither works.
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

/** The shell where Debian has it, the whole browser where it has not. */
async function installDebianPackage(): Promise<void> {
  const whole = findBrowser() ? [] : ['chromium'];
  await installPackage('chromium-headless-shell', ...whole);
}
