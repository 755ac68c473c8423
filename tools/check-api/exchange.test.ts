import { createServer } from 'node:https';
import { expect, test } from '@jest/globals';
import { generate } from 'selfsigned';
import { freePort } from '../../scripts/process.ts';
import { checkApi } from './check-api.ts';
import { UnreachableError } from './exchange.ts';

const check = (origin: string) => checkApi({ origin, concurrency: 1, writes: { kind: 'none' } });

test('nothing listens', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  await expect(check(origin)).rejects.toThrow(`${origin}: nothing listens there.`);
});

test('a certificate that is not valid', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer({ key, cert }, (_, response) => response.end('[]'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const checked = check(`https://127.0.0.1:${port}`).finally(() => {
    server.close();
    server.closeAllConnections();
  });
  await expect(checked).rejects.toThrow(
    'its certificate is not valid (DEPTH_ZERO_SELF_SIGNED_CERT)',
  );
});

const failed = (code: string) =>
  new UnreachableError('https://api.example.org', {
    kind: 'unreachable',
    reason: 'broken',
    error: new TypeError('fetch failed', { cause: Object.assign(new Error('why'), { code }) }),
  }).message;

test.each([
  ['ENOTFOUND', 'there is no host of this name.'],
  ['ECONNRESET', 'it closes the connection without a response.'],
  ['CERT_HAS_EXPIRED', 'its certificate is not valid (CERT_HAS_EXPIRED).'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its certificate is not valid'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'it does not speak TLS as it should'],
  ['EWHAT', 'the connection fails (EWHAT).'],
])('%s', (code, message) => {
  expect(failed(code)).toContain(`https://api.example.org: ${message}`);
});

test('a port that fetch refuses', async () => {
  await expect(check('http://127.0.0.1:1')).rejects.toThrow('the connection fails (bad port).');
});

test('no response in time', () => {
  const error = new UnreachableError('http://a', {
    kind: 'unreachable',
    reason: 'timeout',
    error: null,
  });
  expect(error.message).toBe('http://a: it does not respond within 5 seconds.');
});
