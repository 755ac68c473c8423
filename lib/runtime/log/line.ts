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

/**
 * Writes one line of JSON to stderr: the time, the level, the event, and the current request. Entries must
 * contain no personal data.
 */
export function writeLine(level: Level, entry: { event: string } & Record<string, unknown>): void {
  logger[level](entry);
}
