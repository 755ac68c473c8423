import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of a Firefox: the one named by FIREFOX_PATH, or the machine's. None is ever fetched. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) return named;
  return usualPlaces.find((path) => existsSync(path));
}
