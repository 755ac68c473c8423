import { env } from 'node:process';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  type ExportResult,
  ExportResultCode,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { trustedProxies } from '../lib/routing/visitor-address.ts';
import { runningBuild, version } from '../lib/runtime/build/running-build.ts';
import { currentRequest } from '../lib/runtime/current-request.ts';
import { redactSecrets, writeLine } from '../lib/runtime/log/log.ts';
import type { Middleware } from './compose.ts';

/* Traces by OpenTelemetry, loaded with OTEL_EXPORTER_OTLP_ENDPOINT only. The exporter reads these variables. */

/** Starts recording spans. @param ratio the share of the traces that begin here; others are as their beginning says. */
export function startTracing(ratio: number): { record: Middleware; stop: () => Promise<void> } {
  // Otherwise Next.js records each fetch too, with its URL.
  env.NEXT_OTEL_FETCH_DISABLED = '1';
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': 'medireleve',
        'service.version': version,
        'medireleve.build': runningBuild() ?? undefined,
      }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: safeExporter(new OTLPTraceExporter()) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  // A failure is in the log.
  return { record: traceRequest, stop: () => provider.shutdown().catch(() => {}) };
}

/** Records a span for each request. It continues the trace of our own proxy only: a visitor could choose another. */
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

/** The attributes that are sent: others of Next.js have URLs, and so the token of a password reset. */
const safeAttributes = [
  'error.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'medireleve.cache',
  'medireleve.request_id',
  'next.page',
  'next.route',
  'next.rsc',
  'next.span_type',
  'url.template',
];

/** Has an exporter send spans without URLs, queries, tokens and stacks, and logs when that begins or ceases to fail. */
export function safeExporter(exporter: SpanExporter): SpanExporter {
  let isFailing = false;
  const logChange = ({ code, error }: ExportResult) => {
    const hasFailed = code === ExportResultCode.FAILED;
    if (hasFailed === isFailing) return;
    isFailing = hasFailed;
    if (!hasFailed) writeLine('info', { event: 'traces exported again' });
    else writeLine('warn', { event: 'traces not exported', error: redactSecrets(String(error)) });
  };
  return {
    export(spans, onResult) {
      exporter.export(spans.map(safeSpan), (result) => {
        logChange(result);
        onResult(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** The fields that are sent, without what may hold a URL. The log has the message and the stack of an error. */
function safeSpan(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes);
  return {
    name: redactSecrets(span.name),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    events: [],
    links: [],
    attributes: Object.fromEntries(attributes.filter(([name]) => safeAttributes.includes(name))),
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
}
