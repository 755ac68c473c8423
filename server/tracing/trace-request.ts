import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { trustedProxies } from '../../lib/routing/visitor-address.ts';
import { currentRequest } from '../../lib/runtime/current-request.ts';
import type { Middleware } from '../compose.ts';

/**
 * Records a span for each request, which those of Next.js and of calls to the API belong to. It continues the trace of
 * our own proxy (`traceparent`, W3C Trace Context). Without a proxy a visitor could choose what is recorded.
 */
export const traceRequest: Middleware = (request, response, next) => {
  const { headers, method = '', socket } = request;
  if (trustedProxies(socket.remoteAddress ?? '') === 0) {
    delete headers.traceparent;
    delete headers.tracestate;
  }
  const parent = propagation.extract(context.active(), headers);
  const span = trace.getTracer('medireleve').startSpan(method, { kind: SpanKind.SERVER }, parent);
  const current = currentRequest();
  response.once('close', () => {
    const { statusCode } = response;
    const route = current?.route ?? 'other';
    // Last: Next.js sets the route to that of its internal path.
    span.updateName(`${method} ${route}`).setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'medireleve.request_id': current?.id,
      ...(current?.cache && { 'medireleve.cache': current.cache }),
      ...(statusCode >= 500 && { 'error.type': String(statusCode) }),
      ...(!response.writableFinished && { 'error.type': 'aborted' }),
    });
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return context.with(trace.setSpan(parent, span), next);
};
