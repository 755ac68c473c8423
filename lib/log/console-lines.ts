import { inspect, stripVTControlCharacters } from 'node:util';
import { currentRequest } from './current-request';
import { errorFields } from './error-fields';
import { type Level, writeLine } from './line';
import { pageFailed } from './page-failed';
import { withoutSecrets } from './without-secrets';

const longestMessage = 2_000;

const levels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Those that were written: Next.js tells some twice, on the console and to `onRequestError`. */
const written = new WeakSet<Error>();

/**
 * Has all that is written on the console, by Next.js above all, written as lines of our log; and the
 * warnings of Node.js.
 */
export function writeConsoleAsLines(): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...said: unknown[]) => writeSaid(level, said) });
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => writeSaid('warn', [warning]));
}

/** Writes down an error that ended a request, unless that was done. */
export function writeError(error: Error, context: { route?: string; digest?: string } = {}): void {
  if (written.has(error) || ('digest' in error && error.digest === pageFailed)) return;
  written.add(error);
  const { method, route } = currentRequest() ?? {};
  writeLine('error', { event: 'error', method, route, ...context, error: errorFields(error) });
}

function writeSaid(level: Level, said: unknown[]): void {
  const message = textOf(said);
  const error = said.find((part) => part instanceof Error);
  if (error !== undefined) {
    if (level === 'error' && message === '') writeError(error);
    else writeLine(level, { event: 'console', message, error: errorFields(error) });
  } else if (message !== '') writeLine(level, { event: 'console', message });
}

function textOf(said: unknown[]): string {
  const texts = said.filter((part) => !(part instanceof Error));
  const text = texts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
  // Next.js begins its lines with a sign.
  const plain = stripVTControlCharacters(text).replace(/^\s*[⨯⚠▲✓○»]\s*/, '');
  return withoutSecrets(plain.trim()).slice(0, longestMessage);
}
