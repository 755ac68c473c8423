import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of Firefox: FIREFOX_PATH, or that of the machine. It is never downloaded. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) return named;
  return usualPlaces.find((path) => existsSync(path));
}
