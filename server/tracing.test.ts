import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  type ExportResult,
  ExportResultCode,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { config } from '../lib/config/config.ts';
import { startChain, stopChains } from './chain.fixture';
import { normalizeUrl } from './middleware/check-request';
import { assignRequestId } from './middleware/headers';
import { safeExporter, traceRequest } from './tracing';

const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
);
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());

afterEach(stopChains);
afterAll(() => {
  trace.disable();
  context.disable();
});

const received = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${received}-00f067aa0ba902b7-01` };

async function traceIdWith(proxies: number): Promise<string | undefined> {
  config.TRUSTED_PROXIES = proxies;
  exporter.reset();
  const port = await startChain([
    assignRequestId,
    traceRequest,
    normalizeUrl,
    (request, response) => {
      trace.getActiveSpan()?.setAttribute('http.route', '/internal');
      response.statusCode = 503;
      response.end(String(request.headers.traceparent));
    },
  ]);
  const response = await fetch(`http://127.0.0.1:${port}/annonces/12?x=1`, { headers });
  const seen = await response.text();
  expect(seen).toBe(proxies === 0 ? 'undefined' : headers.traceparent);
  const [span] = exporter.getFinishedSpans();
  expect(span).toMatchObject({
    name: 'GET /annonces/[id]',
    status: { code: 2 },
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/annonces/[id]',
      'http.response.status_code': 503,
      'error.type': '503',
      'medireleve.request_id': response.headers.get('x-request-id'),
    },
  });
  return span?.spanContext().traceId;
}

test('a request continues the trace of our own proxy, not one that a visitor has chosen', async () => {
  expect(await traceIdWith(1)).toBe(received);
  expect(await traceIdWith(0)).not.toBe(received);
});

const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const memory = new InMemorySpanExporter();
const safe = safeExporter(memory);
const tracer = new TracerProvider({
  spanProcessors: [new SimpleSpanProcessor({ exporter: safe })],
}).getTracer('next.js');

beforeEach(() => {
  memory.reset();
  stderr.mockClear();
});

test('no URL, query, token or message of an error is sent, whatever Next.js records', async () => {
  const url = '/reset-password/MQ/jeton-secret?q=claire';
  const span = tracer.startSpan(`GET ${url}`, {
    attributes: {
      'http.target': url,
      'http.url': `http://api${url}`,
      'http.method': 'GET',
      'next.route': '/reset-password/[uid]/[token]',
      'next.span_name': `GET ${url}`,
    },
    links: [{ context: tracer.startSpan('a').spanContext(), attributes: { url } }],
  });
  span.recordException(new Error(`failed: ${url}`));
  span.setStatus({ code: 2, message: url }).end();
  const [sent] = memory.getFinishedSpans();
  expect(sent).toMatchObject({
    name: 'GET /reset-password/…',
    attributes: { 'http.method': 'GET', 'next.route': '/reset-password/[uid]/[token]' },
    status: { code: 2 },
  });
  expect(JSON.stringify({ ...sent, resource: null })).not.toMatch(/secret|claire|http:/);
  expect(sent?.spanContext()).toEqual(span.spanContext());
});

test('a collector that fails is logged once, and again when it is back', () => {
  let result: ExportResult = { code: ExportResultCode.FAILED, error: new Error('refused /a?b=c') };
  jest.spyOn(memory, 'export').mockImplementation((_, onResult) => onResult(result));
  const onResult = jest.fn();
  safe.export([], onResult);
  safe.export([], onResult);
  result = { code: ExportResultCode.SUCCESS };
  safe.export([], onResult);
  expect(onResult).toHaveBeenCalledTimes(3);
  expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({ event: 'traces not exported', error: 'Error: refused /a?…' }),
    expect.objectContaining({ event: 'traces exported again' }),
  ]);
});
