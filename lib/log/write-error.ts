import { currentRequest } from '../runtime/current-request.ts';
import { processSingleton } from '../runtime/process-singleton.ts';
import { errorFields } from './error-fields.ts';
import { writeLine } from './line.ts';

/** The logged errors: Next.js reports some twice, on the console and to `onRequestError`. */
const written = processSingleton('written-errors', () => new WeakSet<Error>());

/** Logs what was thrown and ended a request, once. */
export function writeError(
  thrown: unknown,
  context: { route?: string; digest?: string } = {},
): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (written.has(error)) return;
  written.add(error);
  const { method, route } = currentRequest() ?? {};
  writeLine('error', { event: 'error', method, route, ...context, error: errorFields(error) });
}
