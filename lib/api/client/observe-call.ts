import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  ApiFailureError,
  ApiInvalidResponseError,
  ApiNotFoundError,
  ApiUnreachableError,
} from '@/lib/api/errors';
import { metrics } from '@/lib/runtime/metrics/recorder';

type Run<T> = (headers: Record<string, string>) => Promise<T>;

const tracer = trace.getTracer('medireleve');

/** Runs a call, with headers that continue a trace; reports its outcome and duration. @param call without any id. */
export async function observeCall<T>(method: string, call: string, run: Run<T>): Promise<T> {
  const attributes = { 'http.request.method': method, 'url.template': call };
  const options = { kind: SpanKind.CLIENT, attributes };
  const span = trace.getActiveSpan() && tracer.startSpan(`${method} ${call}`, options);
  const headers: Record<string, string> = {};
  if (span) propagation.inject(trace.setSpan(context.active(), span), headers);
  const start = performance.now();
  let outcome = 'ok';
  try {
    return await run(headers);
  } catch (error) {
    outcome = outcomeOf(error);
    span?.setAttribute('error.type', outcome).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    metrics.recorder?.callEnded(call, outcome, (performance.now() - start) / 1_000);
    span?.end();
  }
}

/** The outcome of a call that failed; `aborted`: its caller stopped waiting. */
function outcomeOf(error: unknown): string {
  if (error instanceof ApiNotFoundError) return 'not_found';
  if (error instanceof ApiUnreachableError) return error.reason;
  if (error instanceof ApiFailureError) return `status_${Math.floor(error.status / 100)}xx`;
  return error instanceof ApiInvalidResponseError ? 'invalid' : 'aborted';
}
