import { writeLine } from './line.ts';

type Entry =
  | { event: 'item dropped'; entity: string; index: number; fields: string[] }
  | { event: 'call failed'; error: string }
  | { event: 'geocoder failed'; error: string }
  | { event: 'last good answer given'; entity: string; error: string }
  | { event: 'redis left out'; error: string }
  | { event: 'redis in use' };

/** Writes down that something of what the site stands on failed, or is back. */
export function log(entry: Entry): void {
  writeLine('warn', entry);
}
