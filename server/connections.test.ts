import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { failedPageHeaders } from '@/lib/routing/failed-page';
import { nothing } from '@/lib/routing/policy/content-security-policy';
import { Connections, requestLimits } from './connections';

let server: Server;
let connections: Connections;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Starts a server, and opens a connection to it. */
async function open(listener: RequestListener = () => {}): Promise<Socket> {
  server = createServer(requestLimits);
  connections = new Connections(server);
  server.on('request', connections.inTurn(listener));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

/** Sends text to a server, and reads until the connection ends. */
async function exchange(sent: string, listener?: RequestListener): Promise<string> {
  const socket = await open(listener);
  socket.write(sent);
  return text(socket);
}

/** Resolves when everything that a client has sent has been handled. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

test('a malformed request is a 400, with the headers of every response', async () => {
  const response = await exchange('GET / HTTP/1.1\r\nno header\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toContain(`\r\nContent-Security-Policy: ${nothing}\r\n`);
  expect(response).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
});

const withCookies = (length: number) =>
  get('/', `Cookie: a=${'x'.repeat(length)}\r\nConnection: close\r\n`);

test('a request has up to 32 kB of cookies, which a parent domain may set', async () => {
  for (const length of [16_400, 32_000, 32 * 1_024]) {
    const handle: RequestListener = ({ headers }, response) =>
      void response.end(`${headers.cookie?.length}`);
    expect(await exchange(withCookies(length), handle)).toMatch(new RegExp(`\\b${length + 2}\\b`));
    server.close();
  }
});

test('a request with too large a head is a 431, with a page in French, however large', async () => {
  for (const length of [34_000, 40_000, 1_000_000]) {
    const handle = jest.fn<RequestListener>();
    const response = await exchange(withCookies(length), handle);
    const [head = '', page = ''] = response.split('\r\n\r\n', 2);
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(head).toMatch(/\r\nContent-Type: text\/html; charset=utf-8(?:\r\n|$)/);
    expect(head).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(head.match(/^Content-Security-Policy: .*$/gm)).toEqual([
      `Content-Security-Policy: ${failedPageHeaders['Content-Security-Policy']}`,
    ]);
    expect(`${head}\r\n`).toContain('\r\nCache-Control: no-store\r\n');
    expect(page).toMatch(/<html lang="fr">.*Les cookies de ce site.*<\/html>/s);
    expect(page).not.toContain('Une erreur est survenue');
    expect(handle).not.toHaveBeenCalled();
    server.close();
  }
});

test('nothing is written into a partly sent response', async () => {
  const received = await exchange(
    'GET / HTTP/1.1\r\nHost: a\r\n\r\nno request\r\n\r\n',
    (_, response) => void response.write('the first part'),
  ).catch(() => 'the connection ends');
  expect(received).not.toContain('400');
});

describe('requests that a client sends ahead of the responses', () => {
  let client: Socket;

  test('are handled one after another, and answered in their order', async () => {
    const handled: string[] = [];
    let running = 0;
    const received = await exchange(
      get('/1') + get('/2') + get('/3', 'Connection: close\r\n'),
      async ({ url = '' }, response) => {
        running += 1;
        handled.push(`${url} of ${running}`);
        await pause();
        running -= 1;
        response.end(`<${url}>`);
      },
    );
    expect(handled).toEqual(['/1 of 1', '/2 of 1', '/3 of 1']);
    expect(received.match(/<.*?>/g)).toEqual(['</1>', '</2>', '</3>']);
  });

  test('close the connection when there are too many: nothing is done for them', async () => {
    let handled = 0;
    const received = await exchange(get('/').repeat(1_500), async (_, response) => {
      handled += 1;
      await pause();
      response.end();
    }).catch(() => '');
    expect(received).toBe('');
    await pause();
    expect(handled).toBe(1);
  });

  test('are not handled once the connection has ended', async () => {
    const handled: (string | undefined)[] = [];
    const ended = new Promise<void>((resolve) => {
      void open(async ({ url, socket }, response) => {
        handled.push(url);
        client.destroy();
        await once(socket, 'close');
        response.end();
        setImmediate(resolve);
      }).then((socket) => {
        client = socket;
        socket.write(get('/1') + get('/2'));
      });
    });
    await ended;
    expect(handled).toEqual(['/1']);
  });
});

describe('a client that stops reading', () => {
  /** More than the buffers of the system for a connection hold. */
  const large = Buffer.alloc(30_000_000);

  test('loses its connection when nothing could be sent for 15 seconds', async () => {
    const socket = await open((_, response) => void response.write(large));
    server.timeout = 200;
    const closed = new Promise<void>((resolve) => {
      server.once('request', (_, response) => response.once('close', resolve));
    });
    socket.on('error', () => {});
    socket.write(get('/'));
    await closed;
    socket.destroy();
  });

  test('goes on when its response takes long to be made', async () => {
    const received = await exchangeSlowly(300);
    expect(received).toContain('made late');
  });

  test('loses its connection when a response takes more than a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const socket = await open((_, response) => void response.end(large));
    const closed = new Promise<void>((resolve) => {
      server.once('request', (_, response) => response.once('close', resolve));
    });
    const started = new Promise((resolve) => socket.once('readable', resolve));
    socket.on('error', () => {});
    socket.write(get('/'));
    await started;
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    await closed;
    socket.destroy();
  });

  test('keeps its connection after a response that was sent in time', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const socket = await open((_, response) => void response.end('sent'));
    socket.write(get('/'));
    await once(socket, 'data');
    jest.advanceTimersByTime(61_000);
    jest.useRealTimers();
    socket.write(get('/', 'Connection: close\r\n'));
    expect(await text(socket)).toContain('sent');
  });

  async function exchangeSlowly(ms: number): Promise<string> {
    const socket = await open((_, response) => setTimeout(() => response.end('made late'), ms));
    server.timeout = 50;
    socket.write(get('/', 'Connection: close\r\n'));
    return text(socket);
  }
});

test('a request that does not come whole in time is a 408, with a page in French', async () => {
  const socket = await open((request, response) => {
    request.resume().once('end', () => response.end());
  });
  server.requestTimeout = 100;
  server.headersTimeout = 100;
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na');
  const received = await text(socket);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(received).toContain('Votre envoi n’est pas arrivé en entier.');
});

test('a connection without a request is closed, without a response to one that comes', async () => {
  const socket = await open();
  server.timeout = 50;
  expect(await text(socket)).toBe('');
});

test('closing ends unused connections at once, and waits for responses', async () => {
  let respond = () => {};
  const busy = await open((_, response) => {
    respond = () => void response.end('made late');
  });
  busy.write(get('/', 'Connection: close\r\n'));
  const unused = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(unused, 'connect');
  await pause();
  let isClosed = false;
  const closed = connections.close().then(() => {
    isClosed = true;
  });
  expect(await text(unused).catch(() => '')).toBe('');
  await pause();
  expect(isClosed).toBe(false);
  respond();
  expect(await text(busy)).toContain('made late');
  await closed;
  expect(server.listening).toBe(false);
});

test('a client that goes on sending after a 431 loses its connection', async () => {
  const first = await open();
  await once(server, 'connection');
  const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'));
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.resume();
  socket.write(withCookies(40_000));
  const sending = setInterval(() => socket.write('x'.repeat(1_000)), 20);
  await closed;
  clearInterval(sending);
  socket.destroy();
  first.destroy();
});
