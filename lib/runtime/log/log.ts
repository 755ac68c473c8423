import pino from 'pino';
import { currentRequest } from '../current-request.ts';
import { decodeUri } from '../decode-uri.ts';
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

/** The logged errors: Next.js reports some twice, on the console and to `onRequestError`. */
const written = processSingleton('written-errors', () => new WeakSet<Error>());

/** Whether a client disconnected while it sent its request (https://nodejs.org/docs/latest/api/http.html). */
const isAborted = (error: Error) =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** Logs what was thrown and ended a request, once; not that its client has disconnected. */
export function writeError(thrown: unknown, context: { route?: string; digest?: string } = {}) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (written.has(error) || isAborted(error)) return;
  written.add(error);
  const { method, route } = currentRequest() ?? {};
  const entry = { event: 'error', method, route, ...context, error: errorFields(error) };
  logRepeated('error', entry, JSON.stringify([route, error.name, kindOf(error.message)]));
}

const maxStackLength = 4_000;
const maxMessageLength = 1_000;

/** The fields of an error in a log line: name, message, stack and cause, no other properties. */
export function errorFields(error: Error, depth = 2): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const { digest, code } = error as { digest?: unknown; code?: unknown };
  return {
    name,
    message: redactSecrets(message.slice(0, maxMessageLength)),
    ...(typeof digest === 'string' && { digest }),
    ...(typeof code === 'string' && { code }),
    ...(stack && { stack: redactSecrets(framesOf(stack)) }),
    ...(cause instanceof Error && depth > 0 && { cause: errorFields(cause, depth - 1) }),
  };
}

/** The frames of a stack, without name and message. */
function framesOf(stack: string): string {
  const frames = (stack.match(/^[ \t]+at .*/gm) ?? []).map((line) => line.trim());
  return frames.join('\n').slice(0, maxStackLength);
}

const urlPath = /\/[^\s"'`<>()]*/g;
// Words without an `@` match too: otherwise each letter of a long word starts another search for the
// `@`, which takes quadratic time.
const wordOrMailAddress = /[^\s"'`<>()@,;:]+(@[^\s"'`<>()@,;:]+\.[a-z]{2,})?/gi;

/** Removes the link of a password reset, queries of URLs and e-mail addresses: messages of Next.js may have them. */
export function redactSecrets(text: string): string {
  return text
    .replace(urlPath, withoutSecret)
    .replace(wordOrMailAddress, (word, host?: string) => (host === undefined ? word : '…@…'));
}

function withoutSecret(found: string): string {
  const path = found.replace(/\?.*/s, '?…');
  const plain = decodeUri(path);
  // It cannot be decoded, so it may contain a secret.
  if (plain === null) return path.replace(/%.*/s, '…');
  const [before, secret] = plain.split(/(?<=\/reset-password\/)(.*)/is);
  return secret === undefined ? path : `${before}…`;
}
