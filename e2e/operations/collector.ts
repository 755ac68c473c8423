import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const value = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.number().optional(),
});
const spanSchema = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.looseObject({ scopeSpans: z.array(z.looseObject({ spans: z.array(spanSchema) })) }),
  ),
});

type Span = z.infer<typeof spanSchema>;

/** A collector of traces (OTLP over HTTP, JSON), with what it received. */
export async function startCollector(): Promise<{
  url: string;
  spans: Span[];
  bodies: string[];
  stop: () => void;
}> {
  const spans: Span[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    bodies.push(body);
    for (const { scopeSpans } of exportSchema.parse(JSON.parse(body)).resourceSpans) {
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, spans, bodies, stop };
}
