import pino from 'pino';
import { currentRequest } from '../current-request.ts';

export type Level = 'info' | 'warn' | 'error';

// Not `Date`, which would end prerendering in Next.js.
const now = () => new Date(performance.timeOrigin + performance.now()).toISOString();

const logger = pino(
  {
    base: undefined,
    timestamp: () => `,"time":"${now()}"`,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ requestId: currentRequest()?.id }),
  },
  process.stderr,
);

/** Writes one line of JSON to stderr, with the time and the current request. Entries must contain no personal data. */
export function writeLine(level: Level, entry: { event: string } & Record<string, unknown>): void {
  logger[level](entry);
}

type Entry =
  | {
      event: 'items dropped';
      entity: string;
      /** How many are invalid, and how many are beyond the limit of the list. */
      invalid: number;
      beyond: number;
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
