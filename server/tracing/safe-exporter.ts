import type { Attributes } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { writeLine } from '../../lib/runtime/log/line.ts';
import { redactSecrets } from '../../lib/runtime/log/redact-secrets.ts';

/**
 * The attributes that are sent. Next.js also records `http.target`, `http.url` and others with the URL of the request,
 * its query and the token of a password reset included.
 */
const safeAttributes = new Set([
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
]);

/** Sends spans without URLs, queries, tokens and stacks, and logs when that begins or ceases to fail. */
export class SafeExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  #isFailing = false;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(spans: ReadableSpan[], onResult: (result: ExportResult) => void): void {
    this.#exporter.export(spans.map(safeSpan), (result) => {
      this.#log(result);
      onResult(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.#exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #log({ code, error }: ExportResult): void {
    const isFailing = code === ExportResultCode.FAILED;
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    if (!isFailing) writeLine('info', { event: 'traces exported again' });
    else writeLine('warn', { event: 'traces not exported', error: redactSecrets(String(error)) });
  }
}

function safeSpan(span: ReadableSpan): ReadableSpan {
  const { code } = span.status;
  return {
    name: redactSecrets(span.name),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    // Without the message and the stack of an error, which the log has.
    status: { code },
    events: [],
    links: [],
    attributes: safe(span.attributes),
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
}

function safe(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => safeAttributes.has(name)),
  );
}
