import { createServer } from 'node:https';
import { expect, test } from '@jest/globals';
import { generate } from 'selfsigned';
import { adSchema } from '@/lib/api/schemas/ad';
import { postSchema } from '@/lib/api/schemas/post';
import { freePort } from '../../scripts/process.ts';
import { startRun } from './api-check.ts';
import { checkApi, checkTimes } from './check-api.ts';
import type { OperationName } from './contract.ts';
import { type Outcome, UnreachableError } from './exchange.ts';
import { lostValues } from './items.ts';

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

const pathsOf = (sent: unknown, read: unknown) => lostValues(sent, read).map(({ path }) => path);

test.each([
  [{ id: 1, title: 'Un', end_date: '2026-12-01' }],
  [{ id: '1', title: null, specialty: null, location: {}, timeslots: [] }],
  [{ id: 1, title: ' ', forfait_amount: '650.00', on_site_housing: 'False', on_site_dining: 0 }],
  [{ id: 1, title: 'Un', other: 'not in the schema' }],
])('nothing of an ad is lost: %j', (sent) => {
  expect(pathsOf(sent, adSchema.parse(sent))).toEqual([]);
});

test.each([
  [{ end_date: '01/12/2026' }, 'end_date'],
  [{ title: 3 }, 'title'],
  [{ specialty: 'Pédiatrie' }, 'specialty'],
  [{ specialty: { id: 3 } }, 'specialty'],
  [{ location: { city: 'Dijon', latitude: 95, longitude: 5 } }, 'location.latitude'],
  [{ on_site_housing: 'oui' }, 'on_site_housing'],
  [{ timeslots: [{ dayName: 'lun', morning: true }] }, 'timeslots'],
  [{ timeslots: { monday: true } }, 'timeslots'],
  [{ user: { profile: 'Clinique' } }, 'user.profile'],
])('what the site does not read of an ad: %j', (fields, path) => {
  const sent = { id: 1, ...fields };
  expect(pathsOf(sent, adSchema.parse(sent))).toContain(path);
});

test('a text may stand for an object', () => {
  const sent = { id: 1, slug: 'un', tags: ['Contrat'], hero_image: '/media/h.jpg' };
  expect(pathsOf(sent, postSchema.parse(sent))).toEqual([]);
});

const success: Outcome = { kind: 'response', status: 200, headers: new Headers(), body: [] };
const failure: Outcome = { kind: 'response', status: 500, headers: new Headers(), body: [] };

function found(operation: OperationName, milliseconds: number, outcome = success) {
  const run = startRun('http://127.0.0.1:9', 1);
  const fast = { operation, call: '/fast', milliseconds: 5, outcome: success };
  run.exchanges.push(fast, { operation, call: '/slow', milliseconds, outcome });
  checkTimes(run);
  return run.findings.map(({ severity, call, effect }) => ({ severity, call, effect }));
}

test.each<[OperationName, number, string, string]>([
  ['ads', 1_100, 'advice', 'The first visitor of a page'],
  ['confirmReset', 1_100, 'advice', 'The visitor waits as long.'],
  ['partners', 2_100, 'error', '/readyz answers 503.'],
  ['randomAds', 2_600, 'advice', 'The first visitor of a page'],
])('%s in %d ms', (operation, milliseconds, severity, effect) => {
  expect(found(operation, milliseconds)).toEqual([
    { severity, call: '/slow', effect: expect.stringContaining(effect) },
  ]);
});

test('a fast response is no finding, nor is a failure, which has been reported', () => {
  expect(found('ads', 900)).toEqual([]);
  expect(found('ads', 4_000, failure)).toEqual([]);
});
