import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { formatOrigin, originOf } from './listening-url';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
])('a server that listens on %s is reached at %s', (address, origin) => {
  expect(originOf({ address, port: 3000 })).toBe(origin);
});

test.each([
  ['localhost', 'http://localhost:3000'],
  ['::', 'http://[::]:3000'],
])('the origin of the host %s is %s', (host, origin) => {
  expect(formatOrigin(host, 3000)).toBe(origin);
});

test.each([undefined, '127.0.0.1'])(
  'a server on any free port of %s responds at its origin',
  async (host) => {
    const server = createServer((_, response) => response.end('Bonjour'));
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const response = await fetch(originOf(server.address() as AddressInfo));
    expect(await response.text()).toBe('Bonjour');
    server.close();
  },
);
