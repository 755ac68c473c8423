import { inspect, stripVTControlCharacters } from 'node:util';
import { errorFields } from '../lib/log/error-fields.ts';
import { type Level, writeLine } from '../lib/log/line.ts';
import { redactSecrets } from '../lib/log/redact-secrets.ts';
import { writeError } from '../lib/log/write-error.ts';

const maxLength = 2_000;

const levels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Writes what goes to the console, from Next.js above all, and the warnings of Node.js, as lines of the
 * log.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...parts: unknown[]) => writeParts(level, parts) });
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => writeParts('warn', [warning]));
  // The process outlives the reader of its log. Otherwise a line that nobody takes is an error, which
  // Next.js writes to the console, which is an error: it would do nothing else, and never stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function writeParts(level: Level, parts: unknown[]): void {
  const message = textOf(parts);
  const error = parts.find((part) => part instanceof Error);
  if (error !== undefined) {
    if (level === 'error' && message === '') writeError(error);
    else writeLine(level, { event: 'console', message, error: errorFields(error) });
  } else if (message !== '') writeLine(level, { event: 'console', message });
}

function textOf(parts: unknown[]): string {
  const texts = parts.filter((part) => !(part instanceof Error));
  const text = texts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
  // Next.js begins its lines with a sign.
  const plain = stripVTControlCharacters(text).replace(/^\s*[⨯⚠▲✓○»]\s*/, '');
  return redactSecrets(plain.trim()).slice(0, maxLength);
}
