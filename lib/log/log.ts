import { writeLine } from './line.ts';

type Entry =
  | { event: 'item dropped'; entity: string; index: number; fields: string[] }
  | { event: 'call failed'; error: string }
  | { event: 'form not relayed'; form: string; error: string }
  | { event: 'geocoder failed'; error: string }
  | { event: 'stale response used'; entity: string; error: string }
  | { event: 'redis unavailable'; error: string }
  | { event: 'redis connected' };

/** Logs that a service the site depends on failed, or is available again. */
export function log(entry: Entry): void {
  writeLine('warn', entry);
}
