import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { nothing } from '@/lib/routing/policy/content-security-policy';
import { Connections } from './connections';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends text to a server, and reads until the connection ends. */
async function exchange(sent: string, listener: RequestListener = () => {}): Promise<string> {
  server = createServer();
  void new Connections(server);
  server.on('request', listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

test('a malformed request is a 400, with the headers of every response', async () => {
  const response = await exchange('GET / HTTP/1.1\r\nno header\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toContain(`\r\nContent-Security-Policy: ${nothing}\r\n`);
  expect(response).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
});

test('a request with too large a head is a 431', async () => {
  const large = `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await exchange(large)).toMatch(/^HTTP\/1\.1 431 /);
});

test('nothing is written into a partly sent response', async () => {
  const received = await exchange(
    'GET / HTTP/1.1\r\nHost: a\r\n\r\nno request\r\n\r\n',
    (_, response) => void response.write('the first part'),
  ).catch(() => 'the connection ends');
  expect(received).not.toContain('400');
});
