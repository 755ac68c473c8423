import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answer, jsonResponse, send } from './answer.ts';
import { failWith } from './failures.ts';
import { type Failure, orderSchema } from './order.ts';

type Gateway = { url: string; stop: () => Promise<void> };

type Settings = {
  /** The port it listens on; any that is free unless told. */
  port?: number;
  /** What becomes of a call that no order was given for: it may fail like the others. */
  failureOf?: (call: string) => Failure | undefined;
};

type Lot = { match: string; answer?: Answer; failure?: Failure };

/**
 * A server between the site and the demo API. It passes calls on, counts them, and fails or answers
 * those a test gives orders for: `PUT /__order?by=` sets one, `DELETE /__order?match=&by=` ends it,
 * `GET /__calls?match=` counts.
 */
export async function startGateway(
  apiUrl: string,
  { port = 0, failureOf = () => undefined }: Settings = {},
): Promise<Gateway> {
  const orders = new Map<string, Lot>();
  const calls: string[] = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (url.pathname.startsWith('/__')) return control(request, response, url);
    const call = `${request.method} ${decodeURIComponent(url.pathname + url.search)}${visitorOf(request)}`;
    calls.push(call);
    const lot = [...orders.values()].find(({ match }) => call.includes(match));
    const failure = lot?.failure ?? failureOf(call);
    const good = async () => lot?.answer ?? ask(apiUrl, request);
    if (failure) await failWith[failure](response, good);
    else send(response, await good());
  });

  // An idle connection that ends while an order is on its way would fail a test for nothing.
  server.keepAliveTimeout = 60_000;

  async function control(request: IncomingMessage, response: ServerResponse, url: URL) {
    const match = url.searchParams.get('match') ?? '';
    if (url.pathname === '/__calls') {
      const found = calls.filter((call) => call.includes(match));
      return response.end(JSON.stringify(found));
    }
    const by = url.searchParams.get('by') ?? '';
    if (request.method === 'DELETE') orders.delete(`${by} ${match}`);
    else give(by, JSON.parse(await bodyOf(request)));
    return response.end('{}');
  }

  function give(by: string, requested: unknown) {
    const order = orderSchema.parse(requested);
    const { match } = order;
    const key = `${by} ${match}`;
    if ('failure' in order) orders.set(key, { ...orders.get(key), match, failure: order.failure });
    else orders.set(key, { match, answer: jsonResponse(order.status, order.answer) });
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
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

async function ask(apiUrl: string, request: IncomingMessage): Promise<Answer> {
  const body = await bodyOf(request);
  const type = request.headers['content-type'];
  const answer = await fetch(apiUrl + request.url, {
    method: request.method ?? 'GET',
    headers: type ? { 'content-type': type } : {},
    redirect: 'manual',
    ...(body !== '' && { body }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'text/plain',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
