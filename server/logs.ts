import { inspect, stripVTControlCharacters } from 'node:util';
import { config, formatPageConfig } from '../lib/config/config.ts';
import { findUnset } from '../lib/config/variables.ts';
import { imagePath } from '../lib/images/image-url.ts';
import { runningBuild, version } from '../lib/runtime/build/running-build.ts';
import { currentRequest } from '../lib/runtime/current-request.ts';
import {
  errorFields,
  kindOf,
  type Level,
  logRepeated,
  redactSecrets,
  writeError,
  writeLine,
} from '../lib/runtime/log/log.ts';
import type { Middleware } from './compose.ts';

/** Whether each optional part is on. */
const parts: Record<string, boolean> = {
  redis: config.REDIS_URL !== undefined,
  index: config.ADS_INDEX === 'on',
  map: config.GOOGLE_MAPS_API_KEY !== undefined,
  geocoder: config.GEOCODER_URL !== '',
  relay: config.FORM_RELAY === 'on',
  reports: config.REPORT_FORM_URL !== undefined,
  audience: config.MATOMO_URL !== undefined,
  webhook: config.REVALIDATE_SECRET !== undefined,
  preview: config.PREVIEW_SECRET !== undefined,
  images: config.PICTURE_HOSTS.length > 0,
  indexing: config.INDEXING === 'on',
  indexnow: config.INDEXNOW_KEY !== undefined,
  metrics: config.METRICS_TOKEN !== undefined,
  traces: config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  requests: config.LOG_REQUESTS === 'on',
};

/**
 * Writes the first line of the log: which version starts, and which optional parts are on. No value of a variable. A
 * second one names those whose value is missing on pages.
 */
export function logStart(): void {
  writeLine('info', {
    event: 'started',
    version,
    build: runningBuild(),
    node: process.version,
    on: Object.keys(parts).filter((part) => parts[part]),
  });
  const variables = findUnset(formatPageConfig(config));
  if (variables.length > 0) writeLine('warn', { event: 'not configured', variables });
}

/** Logs a line for each response that was sent or aborted (LOG_REQUESTS=on), without a path or a visitor. */
export const logAccess: Middleware = (_request, response, next) => {
  const start = performance.now();
  const current = currentRequest();
  response.once('close', () => {
    writeLine('info', {
      event: 'request',
      method: current?.method,
      route: current?.route,
      status: response.statusCode,
      // Milliseconds, to a tenth.
      duration: Math.round(10 * (performance.now() - start)) / 10,
      ...(current?.cache && { cache: current.cache }),
      ...(!response.writableFinished && { aborted: true }),
    });
  });
  return next();
};

const maxLength = 2_000;

const levels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Writes console messages, most of them from Next.js, and warnings of Node.js as log lines. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...values: unknown[]) => writeValues(level, values) });
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => writeValues('warn', [warning]));
  // The process goes on when the reader of its log ends. Otherwise each failed write would be an error that
  // Next.js writes to the console, which fails again, in an endless loop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function writeValues(level: Level, values: unknown[]): void {
  const error = values.find((value) => value instanceof Error);
  // Anyone can request pictures that their host does not send.
  const isRepeated = error === undefined || currentRequest()?.route === imagePath;
  const cause = error && isRepeated ? [`${error.name}: ${error.message}`] : [];
  const message = textOf([...values, ...cause]);
  if (isRepeated) {
    if (message !== '') logRepeated(level, { event: 'console', message }, kindOf(message));
  } else if (level === 'error' && message === '') writeError(error);
  else {
    const kind = kindOf(`${message} ${error.name} ${error.message}`);
    logRepeated(level, { event: 'console', message, error: errorFields(error) }, kind);
  }
}

function textOf(values: unknown[]): string {
  const texts = values.filter((value) => !(value instanceof Error));
  const text = texts.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ');
  // Next.js starts its lines with a symbol.
  const plain = stripVTControlCharacters(text).replace(/^\s*[⨯⚠▲✓○»]\s*/, '');
  return redactSecrets(plain.trim()).slice(0, maxLength);
}
