import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { startNode, stop } from '../../scripts/process.ts';

/** A response of the demo API, which a fault may change. */
export type Reply = { status: number; headers: Record<string, string>; body: unknown };

/** How an API breaks a rule. */
export type Fault = {
  /** The paths of the calls that break it. */
  path: RegExp;
  /** Changes what is requested of the demo API. */
  rewrite?: (url: URL) => void;
  /** Changes its response; `null` breaks the connection. */
  respond?: (url: URL, reply: Reply) => Reply | null;
};

/** The demo API behind a server that breaks one rule at a time. */
export type BrokenApi = {
  origin: string;
  /** The demo API itself. */
  demoOrigin: string;
  fault: Fault | null;
  /** The highest number of concurrent requests since it was set to zero. */
  maxConcurrent: number;
  stop: () => Promise<void>;
};

/** A JSON response. */
export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
});

export async function startBrokenApi(): Promise<BrokenApi> {
  const demo = startNode(['tools/demo/main.ts', '--port', '0', '--db', ':memory:'], {}, 'pipe');
  const demoOrigin = await new Promise<string>((resolve, reject) => {
    demo.stdout?.on('data', (chunk) => {
      const [url] = /http:\S+/.exec(String(chunk)) ?? [];
      if (url) resolve(url);
    });
    demo.once('exit', () => reject(new Error('The demo API has not started.')));
  });
  let concurrent = 0;
  const server = createServer(async (request, response) => {
    concurrent += 1;
    api.maxConcurrent = Math.max(api.maxConcurrent, concurrent);
    await respond(request, response);
    concurrent -= 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const api: BrokenApi = {
    origin: `http://127.0.0.1:${port}`,
    demoOrigin,
    fault: null,
    maxConcurrent: 0,
    async stop() {
      server.close();
      server.closeAllConnections();
      await stop(demo);
    },
  };
  /** Replies for all faults, so that a hundred runs do not wait for the demo API. */
  const replies = new Map<string, Promise<Received>>();
  return api;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', demoOrigin);
    const fault = api.fault?.path.test(url.pathname) ? api.fault : null;
    const target = new URL(url);
    fault?.rewrite?.(target);
    const { text, ...reply } = await replyOf(request, target);
    const changed = fault?.respond
      ? fault.respond(url, { ...reply, body: text === '' ? '' : JSON.parse(text) })
      : { ...reply, body: text };
    if (changed === null) {
      response.destroy();
      return;
    }
    const { status, headers, body } = changed;
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  async function replyOf(request: IncomingMessage, url: URL): Promise<Received> {
    if (request.method !== 'GET') return forward(request, url);
    const reply = replies.get(url.href) ?? forward(request, url);
    replies.set(url.href, reply);
    return reply;
  }
}

type Received = Omit<Reply, 'body'> & { text: string };

async function forward(request: IncomingMessage, url: URL): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = 'GET' } = request;
  const response = await fetch(url, {
    method,
    ...(method !== 'GET' && {
      body: Buffer.concat(chunks),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    text: await response.text(),
  };
}
