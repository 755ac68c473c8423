import { inspect, stripVTControlCharacters } from 'node:util';
import { imagePath } from '../lib/images/image-url.ts';
import { currentRequest } from '../lib/runtime/current-request.ts';
import { errorFields } from '../lib/runtime/log/error-fields.ts';
import { type Level, writeLine } from '../lib/runtime/log/line.ts';
import { logRepeated } from '../lib/runtime/log/log-repeated.ts';
import { redactSecrets } from '../lib/runtime/log/redact-secrets.ts';
import { writeError } from '../lib/runtime/log/write-error.ts';

const maxLength = 2_000;

const levels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Writes console messages, most of them from Next.js, and warnings of Node.js as log lines.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...parts: unknown[]) => writeParts(level, parts) });
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => writeParts('warn', [warning]));
  // The process goes on when the reader of its log ends. Otherwise each failed write would be an error that
  // Next.js writes to the console, which fails again, in an endless loop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function writeParts(level: Level, parts: unknown[]): void {
  const error = parts.find((part) => part instanceof Error);
  const isOfImage = currentRequest()?.route === imagePath;
  // Anyone can request pictures that their host does not send.
  const isRepeated = error === undefined || isOfImage;
  const cause = error && isRepeated ? [`${error.name}: ${error.message}`] : [];
  const message = textOf([...parts, ...cause]);
  if (!isRepeated) {
    if (level === 'error' && message === '') writeError(error);
    else writeLine(level, { event: 'console', message, error: errorFields(error) });
  } else if (message !== '') logRepeated(level, { event: 'console', message }, kindOf(message));
}

/** The same for messages that differ in a URL or a number, such as those of pictures that their host does not send. */
function kindOf(message: string): string {
  return message.replaceAll(/\bhttps?:\S+|\d+/g, '…');
}

function textOf(parts: unknown[]): string {
  const texts = parts.filter((part) => !(part instanceof Error));
  const text = texts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
  // Next.js starts its lines with a symbol.
  const plain = stripVTControlCharacters(text).replace(/^\s*[⨯⚠▲✓○»]\s*/, '');
  return redactSecrets(plain.trim()).slice(0, maxLength);
}
