import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The oldest that the tests have run in: 140 lacks commands of WebDriver BiDi that Playwright sends. */
const oldestVersion = 153;

/** The path of a Firefox that tests can run in: FIREFOX_PATH, or that of the machine. It is never downloaded. */
export function findFirefox(): string | undefined {
  const path = process.env.FIREFOX_PATH ?? usualPlaces.find((each) => existsSync(each));
  return path !== undefined && versionOf(path) >= oldestVersion ? path : undefined;
}

/** Its major version, of « Mozilla Firefox 153.0.1 »; 0 when it does not say. */
function versionOf(path: string): number {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}
