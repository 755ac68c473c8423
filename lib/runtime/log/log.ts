import pino from 'pino';
import { currentRequest } from '../current-request.ts';
import { processSingleton } from '../process-singleton.ts';

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

/** Milliseconds between two lines that say the same. */
const intervalMs = 60_000;
const maxLines = 20;
/** How often each line was repeated since it was written, by event and line. */
const events = processSingleton('repeated-lines', () => new Map<string, Map<string, number>>());

/** The kind of a message: the same for those that differ in a URL or a number. */
export function kindOf(message: string): string {
  return message.replaceAll(/\bhttps?:\S+|\d+/g, '…');
}

/** Logs what anyone can cause: once, then `count` a minute; beyond twenty lines of an event one counts the others. */
export function logRepeated(
  level: Level,
  { event, ...fields }: { event: string } & Record<string, unknown>,
  key = JSON.stringify(fields),
): void {
  const lines = events.get(event) ?? new Map<string, number>();
  events.set(event, lines);
  const isOther = !lines.has(key) && lines.size >= maxLines;
  const said = isOther ? { others: true } : fields;
  countLine(lines, isOther ? '' : key, (count) => writeLine(level, { event, ...said, count }));
}

function countLine(lines: Map<string, number>, key: string, write: (count: number) => void): void {
  const repeats = lines.get(key);
  lines.set(key, (repeats ?? -1) + 1);
  if (repeats !== undefined) return;
  write(1);
  const timer = setInterval(() => {
    const count = lines.get(key) ?? 0;
    lines.set(key, 0);
    if (count > 0) return write(count);
    lines.delete(key);
    clearInterval(timer);
  }, intervalMs).unref();
}
