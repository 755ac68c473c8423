import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const header = 'x-prepared';

const key = Symbol.for('medireleve.prepared');
// One for the process: Next.js loads this module for the start and for the proxy.
const registry = globalThis as unknown as Record<symbol, string | undefined>;
// Nobody outside can know it.
const mark = registry[key] ?? randomUUID();
registry[key] = mark;

/** Marks a request as one that `prepareEachRequest` has seen. */
export function markPrepared({ headers }: IncomingMessage): void {
  headers[header] = mark;
}

/** Whether it has. Those that come while the server starts are read before it can see them. */
export function isPrepared(headers: Headers): boolean {
  return headers.get(header) === mark;
}
