import { writeLine } from './line.ts';

type Entry =
  | {
      event: 'items dropped';
      entity: string;
      /** How many are invalid, and how many are beyond the limit of the list. */
      invalid: number;
      beyond: number;
      /** The first that is invalid. */
      index?: number;
      fields?: string[];
    }
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
