import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Order, obey, orderSchema } from './order.ts';

type Gateway = { url: string; stop: () => Promise<void> };

/**
 * A server between the site and the demo API. It passes calls on, counts them, and fails or answers
 * those a test gives orders for: `PUT /__order` sets one, `DELETE /__order?match=` ends it,
 * `GET /__calls?match=` counts.
 */
export async function startGateway(apiUrl: string): Promise<Gateway> {
  const orders = new Map<string, Order>();
  const calls: string[] = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (url.pathname.startsWith('/__')) return control(request, response, url);
    const call = `${request.method} ${decodeURIComponent(url.pathname + url.search)}${visitorOf(request)}`;
    calls.push(call);
    const order = [...orders.values()].find(({ match }) => call.includes(match));
    if (order) return obey(order, response);
    return forward(apiUrl, request, response);
  });

  async function control(request: IncomingMessage, response: ServerResponse, url: URL) {
    const match = url.searchParams.get('match') ?? '';
    if (url.pathname === '/__calls') {
      const found = calls.filter((call) => call.includes(match));
      return response.end(JSON.stringify(found));
    }
    if (request.method === 'DELETE') orders.delete(match);
    else {
      const order = orderSchema.parse(JSON.parse(await bodyOf(request)));
      orders.set(order.match, order);
    }
    return response.end('{}');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whom the site calls for, where it says so. */
function visitorOf({ headers }: IncomingMessage): string {
  const visitor = headers['x-forwarded-for'];
  return visitor === undefined ? '' : ` for ${visitor}`;
}

async function forward(apiUrl: string, request: IncomingMessage, response: ServerResponse) {
  const body = await bodyOf(request);
  const type = request.headers['content-type'];
  const answer = await fetch(apiUrl + request.url, {
    method: request.method ?? 'GET',
    headers: type ? { 'content-type': type } : {},
    redirect: 'manual',
    ...(body !== '' && { body }),
  });
  response.statusCode = answer.status;
  response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
