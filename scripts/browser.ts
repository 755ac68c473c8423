import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand, runNode } from './process.ts';

const usualPlaces = [
  '/usr/bin/chromium',
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
  if (found) return found;
  console.log('Installing a browser for the end-to-end tests…');
  if (isDebian() && process.getuid?.() === 0) await installDebianChromium();
  if (!findBrowser())
    await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = findBrowser();
  if (!installed) {
    throw new Error('No browser could be installed: install Chromium and set CHROMIUM_PATH.');
  }
  return installed;
}

async function installDebianChromium(): Promise<void> {
  await runCommand('apt-get', ['update', '-qq']);
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
}
