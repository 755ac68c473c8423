import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { writeLine } from '../../lib/log/line.ts';
import { redactSecrets } from '../../lib/log/redact-secrets.ts';

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

/**
 * Has an exporter send spans without URLs, queries, tokens and stacks, and logs when that begins or ceases to fail.
 */
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

/** The span without what may hold a URL. The log has the message and the stack of an error. */
function safeSpan(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes).filter(([name]) => safeAttributes.has(name));
  return Object.assign(Object.create(span), {
    name: redactSecrets(span.name),
    status: { code: span.status.code },
    events: [],
    links: [],
    attributes: Object.fromEntries(attributes),
  });
}
