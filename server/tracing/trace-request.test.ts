import { afterAll, afterEach, expect, test } from '@jest/globals';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { config } from '../../lib/config';
import { startChain, stopChains } from '../chain.fixture';
import { normalizeUrl } from '../middleware/normalize-url';
import { assignRequestId } from '../middleware/request-id';
import { traceRequest } from './trace-request';

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
