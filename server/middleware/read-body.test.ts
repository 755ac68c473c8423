import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startChain, stopChains } from '../chain.fixture';
import type { Middleware } from '../compose';
import { checkRequest, normalizeUrl } from './check-request';
import { bodyOf, readBody } from './read-body';

let port = 0;
/** The bodies that reached the route handler. */
let bodies: string[] = [];
let sockets: Socket[] = [];

const handle: Middleware = (request, response) => {
  bodies.push(bodyOf(request)?.toString() ?? 'none');
  response.end('handled');
};

beforeEach(async () => {
  bodies = [];
  sockets = [];
  port = await startChain([normalizeUrl, checkRequest, readBody, handle]);
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  stopChains();
});

/** Sends the head of a form and the beginning of its body; the client has an address of its own. */
function send(
  client: string,
  length: number,
  body = 'a',
): { socket: Socket; received: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const head = [
    'POST /reset-password/MQ/abc-def HTTP/1.1',
    'Host: a',
    `X-Forwarded-For: ${client}, 127.0.0.1`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${length}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return { socket, received: text(socket).catch(() => '') };
}

const pause = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms));

test('a handler gets a body when it is whole, in whatever parts it came', async () => {
  const { socket, received } = send('10.0.0.1', 12, 'first ');
  await pause();
  expect(bodies).toEqual([]);
  socket.write('sec');
  await pause();
  socket.write('ond');
  expect(await received).toMatch(/handled$/);
  expect(bodies).toEqual(['first second']);
});

test('a body that comes with its head is handled; so is the largest', async () => {
  for (const length of [1, 16_384]) {
    expect(await send('10.0.0.1', length, 'a'.repeat(length)).received).toMatch(/handled$/);
  }
  expect(bodies.map(({ length }) => length)).toEqual([1, 16_384]);
});

test('of the bodies that a network has open, the oldest is refused in French; a whole one never', async () => {
  const first = send('10.0.0.1', 100);
  await pause();
  const others = Array.from({ length: 15 }, () => send('10.0.0.1', 100));
  const elsewhere = send('10.0.0.2', 100);
  await pause();
  expect(await send('10.0.0.1', 3, 'abc').received).toMatch(/handled$/);
  expect(await first.received).toMatch(/^HTTP\/1\.1 408 .*pas arrivé en entier/s);
  for (const { socket } of [...others, elsewhere]) socket.write('a'.repeat(99));
  const outcomes = await Promise.all([...others, elsewhere].map(({ received }) => received));
  expect(outcomes.filter((outcome) => outcome.endsWith('handled'))).toHaveLength(16);
});

test('of the bodies that all have open, the oldest is refused', async () => {
  const open = Array.from({ length: 500 }, (_, client) =>
    send(`10.1.${client >> 8}.${client & 255}`, 16_384),
  );
  await pause(300);
  expect(await send('10.0.0.1', 3, 'abc').received).toMatch(/handled$/);
  const refused = await Promise.race(open.map(({ received }) => received));
  expect(refused).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that leaves makes room', async () => {
  for (let round = 0; round < 40; round += 1) {
    const { socket } = send('10.0.0.1', 100);
    await pause(5);
    socket.destroy();
  }
  const first = send('10.0.0.1', 3, 'a');
  await pause();
  first.socket.write('bc');
  expect(await first.received).toMatch(/handled$/);
  expect(bodies).toEqual(['abc']);
});
