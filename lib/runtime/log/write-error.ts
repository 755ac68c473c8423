import { currentRequest } from '../current-request.ts';
import { processSingleton } from '../process-singleton.ts';
import { errorFields } from './error-fields.ts';
import { writeLine } from './line.ts';

/** The logged errors: Next.js reports some twice, on the console and to `onRequestError`. */
const written = processSingleton('written-errors', () => new WeakSet<Error>());

/** Logs an error that ended a request, once. */
export function writeError(error: Error, context: { route?: string; digest?: string } = {}): void {
  if (written.has(error)) return;
  written.add(error);
  const { method, route } = currentRequest() ?? {};
  writeLine('error', { event: 'error', method, route, ...context, error: errorFields(error) });
}
