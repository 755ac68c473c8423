import { createServer } from 'node:https';
import { expect, jest, test } from '@jest/globals';
import { generate } from 'selfsigned';
import { adSchema } from '@/lib/api/schemas/ad';
import { postSchema } from '@/lib/api/schemas/post';
import { freePort } from '../../scripts/process.ts';
import { startRun } from './api-check.ts';
import { checkApi, checkTimes } from './check-api.ts';
import { explain } from './exchange.ts';
import { lostValues } from './items.ts';

const check = (origin: string) => checkApi({ origin, concurrency: 1, writes: 'none' });

test('an API that does not listen is an error', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  await expect(check(origin)).rejects.toThrow(`${origin}: Nothing listens there.`);
});

test('a certificate that is not valid is an error', async () => {
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
    /: Its certificate is not valid.*\(DEPTH_ZERO_SELF_SIGNED_CERT\)$/,
  );
});

test.each([
  ['ENOTFOUND', 'There is no host of this name.'],
  ['ECONNRESET', 'It closes the connection without a whole response.'],
  ['CERT_HAS_EXPIRED', 'Its certificate is not valid'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'Its certificate is not valid'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'It does not speak TLS as it should.'],
  ['EWHAT', 'The connection fails.'],
])('%s is explained, and named', (code, meaning) => {
  const cause = Object.assign(new Error('why'), { code });
  const sentence = explain(new TypeError('fetch failed', { cause }));
  expect(sentence).toContain(meaning);
  expect(sentence).toContain(`(${code})`);
});

test('a port that fetch refuses is an error', async () => {
  await expect(check('http://127.0.0.1:1')).rejects.toThrow('The connection fails. (bad port)');
});

test('an API that does not respond in time is an error', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  await expect(check('http://127.0.0.1:9')).rejects.toThrow(
    'There is no whole response within 5 seconds.',
  );
  timeout.mockRestore();
});

const pathsOf = (sent: unknown, read: unknown) => lostValues(sent, read).map(({ path }) => path);

test.each([
  [{ id: 1, title: 'Un', end_date: '2026-12-01' }],
  [{ id: '1', title: null, specialty: null, location: {}, timeslots: [] }],
  [{ id: 1, title: ' ', forfait_amount: '650.00', on_site_housing: 'False', on_site_dining: 0 }],
  [{ id: 1, title: 'Un', other: 'not in the schema' }],
])('the site reads each value of %j', (sent) => {
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
])('the site does not read a value of %j', (fields, path) => {
  const sent = { id: 1, ...fields };
  expect(pathsOf(sent, adSchema.parse(sent))).toContain(path);
});

test('the site reads texts in place of objects', () => {
  const sent = { id: 1, slug: 'un', tags: ['Contrat'], hero_image: '/media/h.jpg' };
  expect(pathsOf(sent, postSchema.parse(sent))).toEqual([]);
});

const success = { status: 200, headers: new Headers(), body: [] };
const failure = { ...success, status: 500 };

function found(operation: string, milliseconds: number, outcome = success) {
  const run = startRun('http://127.0.0.1:9', 1);
  const fast = { operation, call: '/fast', milliseconds: 5, outcome: success };
  run.exchanges.push(fast, { operation, call: '/slow', milliseconds, outcome });
  checkTimes(run);
  return run.findings.map(({ severity, call, effect }) => ({ severity, call, effect }));
}

test.each<[string, number, string, string]>([
  ['ads', 1_100, 'advice', 'The first visitor of a page'],
  ['confirmReset', 1_100, 'advice', 'The visitor waits as long.'],
  ['partners', 2_100, 'error', '/readyz answers 503.'],
  ['randomAds', 2_600, 'advice', 'The first visitor of a page'],
])('a response of %s in %d ms is a finding', (operation, milliseconds, severity, effect) => {
  expect(found(operation, milliseconds)).toEqual([
    { severity, call: '/slow', effect: expect.stringContaining(effect) },
  ]);
});

test('fast responses are not findings, and slow failures are reported as failures', () => {
  expect(found('ads', 900)).toEqual([]);
  expect(found('ads', 4_000, failure)).toEqual([]);
});
