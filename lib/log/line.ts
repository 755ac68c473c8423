import { currentRequest } from './current-request.ts';

export type Level = 'info' | 'warn' | 'error';

/**
 * Writes one line of JSON to stderr: the time, how bad it is, what happened, and which request it
 * happened to. Entries name things, they never quote them: no data of anyone.
 */
export function writeLine(level: Level, entry: { event: string } & Record<string, unknown>): void {
  const requestId = currentRequest()?.id;
  // Next.js gives up making a page in which something asks `Date` what time it is.
  const time = new Date(performance.timeOrigin + performance.now()).toISOString();
  process.stderr.write(`${JSON.stringify({ time, level, ...entry, requestId })}\n`);
}
