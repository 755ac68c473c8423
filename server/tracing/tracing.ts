import { env } from 'node:process';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { runningBuild } from '../../lib/runtime/build/running-build.ts';
import { version } from '../../lib/runtime/build/version.ts';
import type { Middleware } from '../compose.ts';
import { SafeExporter } from './safe-exporter.ts';
import { traceRequest } from './trace-request.ts';

/*
 * Traces by OpenTelemetry, set up by hand (https://nextjs.org/docs/app/guides/open-telemetry). Only loaded with
 * OTEL_EXPORTER_OTLP_ENDPOINT, which the exporter reads itself, as the other OTEL_EXPORTER_OTLP_… variables.
 */

/**
 * Starts recording spans: of requests, of Next.js, and of calls to the API (lib/api/client). Before
 * Next.js is loaded.
 *
 * @param ratio the share of the traces that begin here which is recorded; others are as their beginning says.
 * @returns the middleware that records requests, and what sends the last spans and ends recording.
 */
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
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new SafeExporter(new OTLPTraceExporter()) }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  // A failure is in the log.
  return { record: traceRequest, stop: () => provider.shutdown().catch(() => {}) };
}
