import pino from 'pino';
import { currentRequest } from './current-request.ts';

export type Level = 'info' | 'warn' | 'error';

// By `performance`: Next.js gives up prerendering where something asks `Date` what time it is.
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
 * Writes one line of JSON to stderr: the time, the level, the event, and the request it happened to.
 * Entries name things, they never quote them: no personal data.
 */
export function writeLine(level: Level, entry: { event: string } & Record<string, unknown>): void {
  logger[level](entry);
}
