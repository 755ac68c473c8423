/*
 * Runs one function of a build, alone, in a folder that has only its files. Without imports but of Node.js: it is copied
 * beside that folder.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [folder = '', handlerPath = ''] = process.argv.slice(2);
const origin = process.env.PLATFORM_ORIGIN ?? '';

async function callPlatform(name: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${origin}/__platform/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return response.json();
}

/** The context of functions on Vercel, for its packages and Next.js. */
const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch((error) => console.error(error)),
  cache: {
    get: (key: string) => callPlatform('cache/get', { key }),
    set: (key: string, value: unknown, options: object) =>
      callPlatform('cache/set', { key, value, ...options }),
    delete: (key: string) => callPlatform('cache/delete', { key }),
    expireTag: (tag: string | string[]) => callPlatform('cache/expire', { tags: [tag].flat() }),
  },
  purge: {
    invalidateByTag: (tag: string | string[]) =>
      callPlatform('cdn/invalidate', { tags: [tag].flat() }),
    dangerouslyDeleteByTag: (tag: string | string[]) =>
      callPlatform('cdn/delete', { tags: [tag].flat() }),
  },
};
Object.assign(globalThis, { [Symbol.for('@vercel/request-context')]: { get: () => context } });

const { now } = Date;
Date.now = () => now() + Number(process.env.SKIPPED_MS);

const module = await createRequire(join(folder, 'index.js'))(join(folder, handlerPath));
const handler = module.default?.default ?? module.default ?? module;

/** Calls a function that takes a `Request` of the Fetch standard: the proxy. */
async function handleAsFetch(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const url = headers.get('x-platform-url') ?? '';
  headers.delete('x-platform-url');
  const answer: Response = await handler(new Request(url, { method: request.method, headers }), {});
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const server = createServer(async (request, response) => {
  try {
    if (process.env.FUNCTION_IS_WEB) await handleAsFetch(request, response);
    else await handler(request, response);
  } catch (error) {
    console.error('The function threw:', error);
    if (!response.headersSent) response.writeHead(500, { 'x-platform-crash': '1' });
    response.end('FUNCTION_INVOCATION_FAILED');
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`PORT ${typeof address === 'object' && address?.port}\n`);
});
