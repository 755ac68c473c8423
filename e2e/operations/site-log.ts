import { readFileSync } from 'node:fs';

/** The lines of an event in the log of the site that all tests share. */
export function siteLog(event: string): Record<string, unknown>[] {
  return readFileSync('test-results/site.log', 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line));
}
