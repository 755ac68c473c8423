import { beforeEach, expect, jest, test } from '@jest/globals';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { safeExporter } from './safe-exporter';

const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const memory = new InMemorySpanExporter();
const exporter = safeExporter(memory);
const tracer = new TracerProvider({
  spanProcessors: [new SimpleSpanProcessor({ exporter })],
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
  const { name, status, events, links, attributes } = sent ?? {};
  expect(JSON.stringify([name, status, events, links, attributes])).not.toMatch(
    /secret|claire|http:/,
  );
  expect(sent?.spanContext()).toEqual(span.spanContext());
});

test('a collector that fails is logged once, and again when it is back', () => {
  let result: ExportResult = { code: ExportResultCode.FAILED, error: new Error('refused /a?b=c') };
  jest.spyOn(memory, 'export').mockImplementation((_, onResult) => onResult(result));
  const onResult = jest.fn();
  exporter.export([], onResult);
  exporter.export([], onResult);
  result = { code: ExportResultCode.SUCCESS };
  exporter.export([], onResult);
  expect(onResult).toHaveBeenCalledTimes(3);
  expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({ event: 'traces not exported', error: 'Error: refused /a?…' }),
    expect.objectContaining({ event: 'traces exported again' }),
  ]);
});
