import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import net from 'node:net';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  ApiFailureError,
  ApiInvalidResponseError,
  ApiNotFoundError,
  ApiUnreachableError,
} from '@/lib/api/errors';
import { createApiClient } from './client';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

type Options = { timeout?: number; maxBytes?: number };

async function clientOf(server: net.Server, options: Options = {}) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return createApiClient({ origin: `http://127.0.0.1:${port}`, ...options });
}

/** A client of a server that speaks HTTP. */
const clientOfHttp = (listener: RequestListener, options?: Options) =>
  clientOf(http.createServer(listener), options);

/** A client of a server that sends raw text after a request. */
const clientOfTcp = (respond: (socket: Socket) => void, options?: Options) =>
  clientOf(
    net.createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => respond(socket));
    }),
    options,
  );

const clientOfBody = (body: string | Uint8Array, headers: http.OutgoingHttpHeaders = {}) =>
  clientOfHttp((_, response) => response.writeHead(200, headers).end(body));

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('it was answered');
    },
    (error: unknown) => error,
  );

describe('the request', () => {
  test('a read has its headers', async () => {
    const requested: http.IncomingMessage[] = [];
    const api = await clientOfHttp((request, response) => {
      requested.push(request);
      response.end('{"a":["é"]}');
    });
    const query = new URLSearchParams({ startDate: '2026-12-01 00:00:00.000' });
    expect(await api.get(`/api/v1/ads/?${query}`)).toEqual({ a: ['é'] });
    expect(requested[0]?.url).toBe('/api/v1/ads/?startDate=2026-12-01+00%3A00%3A00.000');
    expect(requested[0]?.headers).toMatchObject({
      accept: 'application/json',
      'user-agent': `MediReleve-site/${version}`,
    });
  });

  test('a post sends JSON and is done with 204', async () => {
    const bodies: unknown[] = [];
    const api = await clientOfHttp(async (request, response) => {
      const chunks = await request.toArray();
      bodies.push([request.headers['content-type'], Buffer.concat(chunks).toString()]);
      response.writeHead(204).end();
    });
    await expect(api.post('/reset/', { token: 't' })).resolves.toBeUndefined();
    expect(bodies).toEqual([['application/json', '{"token":"t"}']]);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    [null, undefined],
    [undefined, undefined],
  ])('a post names the visitor it is sent for: %j', async (visitor, forwarded) => {
    const received: unknown[] = [];
    const api = await clientOfHttp((request, response) => {
      received.push(request.headers['x-forwarded-for']);
      response.writeHead(204).end();
    });
    await api.post('/reset/', {}, visitor);
    expect(received).toEqual([forwarded]);
  });
});

describe('an invalid response', () => {
  test.each([
    ['a page', '<!doctype html><title>502</title>'],
    ['nothing', ''],
    ['half of it', '{"count": 3, "results": [{"id"'],
    ['not UTF-8', Buffer.from('{"a":"caf\xe9"}', 'latin1')],
  ])('%s', async (_, body) => {
    const api = await clientOfBody(body, { 'content-type': 'application/json' });
    await expect(api.get('/a')).rejects.toThrow(ApiInvalidResponseError);
  });

  test('204 to a read', async () => {
    const api = await clientOfHttp((_, response) => response.writeHead(204).end());
    await expect(api.get('/a')).rejects.toThrow(ApiInvalidResponseError);
  });
});

describe('a response that is too large', () => {
  const three = JSON.stringify('x'.repeat(3_000_000));
  const tooLarge = 'GET /a: too large';

  test('is read when it is small enough once cut', async () => {
    const huge = JSON.stringify({ results: [{ id: 1 }, { id: 2, title: three }, { id: 3 }] });
    const api = await clientOfBody(huge, { 'content-length': huge.length });
    expect(await api.get('/a')).toMatchObject({ results: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  });

  test('without end: the connection is destroyed', async () => {
    let cut: Promise<unknown> | undefined;
    const api = await clientOfHttp((_, response) => {
      const more = () => response.write('x'.repeat(64_000), () => setImmediate(more));
      cut = once(response, 'close');
      more();
    });
    await expect(api.get('/a')).rejects.toThrow(tooLarge);
    await cut;
  });

  test('is refused by its size after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_001, ' '));
    expect(bomb.length).toBeLessThan(100_000);
    const api = await clientOfHttp(
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
      { maxBytes: 5_000_000 },
    );
    await expect(api.get('/a')).rejects.toThrow(tooLarge);
  });

  test('a compressed response within the limit is read', async () => {
    const api = await clientOfBody(gzipSync('{"a":1}'), { 'content-encoding': 'gzip' });
    expect(await api.get('/a')).toEqual({ a: 1 });
  });

  test('the limit itself is allowed', async () => {
    const api = await clientOfHttp((_, response) => response.end('"four"'), {
      maxBytes: 6,
    });
    expect(await api.get('/a')).toBe('four');
  });
});

describe('a wrong Content-Length', () => {
  test('too long: the connection ends before the body does', async () => {
    const api = await clientOfTcp((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"a":1}'),
    );
    expect(await failureOf(api.get('/a'))).toMatchObject({
      name: 'ApiUnreachableError',
      reason: 'broken',
    });
  });

  test('too short: the rest is not read', async () => {
    const api = await clientOfTcp((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n{"a":1}'),
    );
    await expect(api.get('/a')).rejects.toThrow(ApiInvalidResponseError);
  });
});

describe('a timeout', () => {
  const timeout = 100;

  test.each<[string, (socket: Socket) => void]>([
    ['before the response', () => {}],
    ['in the middle of the headers', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-')],
    ['in the middle of the body', (socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n{"a"')],
  ])('%s', async (_, respond) => {
    const api = await clientOfTcp(respond, { timeout });
    expect(await failureOf(api.get('/a'))).toMatchObject({
      name: 'ApiUnreachableError',
      reason: 'timeout',
    });
  });

  test('a slow trickle of bytes does not extend it', async () => {
    const api = await clientOfTcp(
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        const drip = setInterval(() => socket.write(' '), 10);
        socket.on('close', () => clearInterval(drip));
      },
      { timeout },
    );
    expect(await failureOf(api.get('/a'))).toMatchObject({ reason: 'timeout' });
  });

  test('an error status whose body never comes is still that error', async () => {
    // Longer than a busy machine takes to send and read the status.
    const api = await clientOfTcp((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n{'), {
      timeout: 3_000,
    });
    const failures = await Promise.all([api.get('/a'), api.post('/a', {})].map(failureOf));
    for (const failure of failures) expect(failure).toMatchObject({ status: 400, problem: null });
  });
});

describe('an error status', () => {
  const clientOfStatus = (status: number, body = '{"detail":"Non."}') =>
    clientOfHttp((_, response) => response.writeHead(status, { location: '/b' }).end(body));

  test.each([404, 410])('%d: not found', async (status) => {
    const api = await clientOfStatus(status);
    await expect(api.get('/a')).rejects.toThrow(ApiNotFoundError);
  });

  test.each([301, 302, 307, 308, 304])('%d: redirects are not followed', async (status) => {
    const paths: unknown[] = [];
    const api = await clientOfHttp((request, response) => {
      paths.push(request.url);
      response.writeHead(status, { location: 'http://169.254.0.1/' }).end();
    });
    expect(await failureOf(api.get('/a'))).toMatchObject({ status, problem: null });
    expect(paths).toEqual(['/a']);
  });

  test.each([200, 201, 302, 400, 403, 404, 410, 429, 500, 503])(
    '%d to a post says what is wrong with what was sent',
    async (status) => {
      const api = await clientOfStatus(status);
      const error = await failureOf(api.post('/a', {}));
      expect(error).toBeInstanceOf(ApiFailureError);
      expect(error).toMatchObject({ status, problem: { detail: 'Non.' } });
    },
  );

  test.each([400, 500, 502, 503])('%d to a read: the body is not passed on', async (status) => {
    const api = await clientOfStatus(status);
    expect(await failureOf(api.get('/a'))).toMatchObject({ status, problem: null });
  });

  test.each(['<h1>Bad Request</h1>', '', 'x'.repeat(100_000), '['])(
    'a body that is no problem is none',
    async (body) => {
      const api = await clientOfStatus(400, body);
      expect(await failureOf(api.post('/a', {}))).toMatchObject({ status: 400, problem: null });
    },
  );

  test('a printed error contains no query and no body of request or response', async () => {
    const api = await clientOfStatus(400, '{"detail":"secret-detail"}');
    const read = await failureOf(api.get('/a?search=secret-query'));
    const post = await failureOf(api.post('/a', { token: 'secret-token' }));
    expect(`${inspect(read)} ${inspect(post)}`).not.toContain('secret');
    expect(inspect(post)).toContain('POST /a: 400');
  });
});

describe('a broken connection', () => {
  test('connection refused', async () => {
    const server = net.createServer();
    const api = await clientOf(server);
    server.close();
    await once(server, 'close');
    expect(await failureOf(api.get('/a'))).toMatchObject({ reason: 'refused' });
  });

  test('before a response: a read is retried once', async () => {
    let requested = 0;
    const api = await clientOfTcp((socket) => {
      requested += 1;
      if (requested === 1) socket.resetAndDestroy();
      else socket.end('HTTP/1.1 200 OK\r\n\r\n{"a":1}');
    });
    expect(await api.get('/a')).toEqual({ a: 1 });
  });

  test('twice: a read is not retried again', async () => {
    let requested = 0;
    const api = await clientOfTcp((socket) => {
      requested += 1;
      socket.destroy();
    });
    expect(await failureOf(api.get('/a'))).toMatchObject({ reason: 'broken' });
    expect(requested).toBe(2);
  });

  test('a post is never sent again', async () => {
    let requested = 0;
    const api = await clientOfTcp((socket) => {
      requested += 1;
      socket.resetAndDestroy();
    });
    await expect(api.post('/a', {})).rejects.toThrow(ApiUnreachableError);
    expect(requested).toBe(1);
  });

  test.each<[string, (socket: Socket) => void]>([
    [
      'in the middle of a response',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{'),
    ],
    ['over something that is not HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
  ])('%s: a read is not retried', async (_, respond) => {
    let requested = 0;
    const api = await clientOfTcp((socket) => {
      requested += 1;
      respond(socket);
    });
    expect(await failureOf(api.get('/a'))).toMatchObject({ reason: 'broken' });
    expect(requested).toBe(1);
  });

  test('neither an error status nor a timeout is retried', async () => {
    let requested = 0;
    const api = await clientOfHttp(
      (request, response) => {
        requested += 1;
        if (request.url === '/failure') response.writeHead(503).end();
      },
      { timeout: 1_000 },
    );
    await failureOf(api.get('/failure'));
    await failureOf(api.get('/silence'));
    expect(requested).toBe(2);
  });
});

describe('the caller aborts', () => {
  test('during the request: with the reason of the caller', async () => {
    const caller = new AbortController();
    const api = await clientOfHttp(() => caller.abort(new Error('page left')));
    await expect(api.get('/a', caller.signal)).rejects.toThrow('page left');
  });

  test('before the request: nothing is sent', async () => {
    let requested = 0;
    const api = await clientOfHttp(() => {
      requested += 1;
    });
    await expect(api.get('/a', AbortSignal.abort())).rejects.toThrow('aborted');
    expect(requested).toBe(0);
  });
});
