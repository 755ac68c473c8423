import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { formatOrigin, originOf, readListenOptions } from './listening';

test.each<[string[], Record<string, string>, object]>([
  [[], {}, { port: 3000, host: '127.0.0.1' }],
  [['-p', '4000', '-H', '0.0.0.0'], {}, { port: 4000, host: '0.0.0.0' }],
  [['--port=4000', '--hostname', '::1'], {}, { port: 4000, host: '::1' }],
  [[], { PORT: '5000', HOSTNAME: '::' }, { port: 5000, host: '::' }],
  [['-p', '4000'], { PORT: '5000' }, { port: 4000, host: '127.0.0.1' }],
  [[], { PORT: '', HOSTNAME: '' }, { port: 3000, host: '127.0.0.1' }],
])('%j, %j', (args, env, options) => {
  expect(readListenOptions(args, env)).toEqual(options);
});

test.each([[['-p', 'x']], [['-p', '70000']], [['-p', '-1']], [['--turbo']], [['folder']]])(
  '%j is refused',
  (args) => {
    expect(() => readListenOptions(args, {})).toThrow();
  },
);

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
