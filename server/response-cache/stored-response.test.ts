import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { policyOfHtml } from '../prepare-page';
import { sharedSchema } from './stored-response';

const html =
  '<html><body><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>';
const key = JSON.stringify(['/annonces/12?page=2', null]);

/** A response as an instance shares it. */
const response = () => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: 'W/"abc"', vary: 'Accept-Encoding' },
  isCompressible: true,
  bodies: { br: brotliCompressSync(html) },
  storedAt: Date.now() - 1_000,
  lifetime: { fresh: 60, staleWhileRevalidate: 2_592_000, staleIfError: 2_592_000 },
});
type Response = ReturnType<typeof response>;
const read = (value: unknown) => sharedSchema(key).safeParseAsync(value);

test('a response of another instance is as that has stored it, with the policy of its HTML', async () => {
  const { bodies, ...rest } = response();
  const { data } = await read({ bodies, ...rest });
  expect(data).toEqual({
    ...rest,
    bodies,
    headers: { ...rest.headers, 'content-security-policy': policyOfHtml('/annonces/12', html) },
  });
});

test('a policy that is not that of the HTML is replaced, or dropped', async () => {
  const given = { ...response().headers, 'content-security-policy': 'script-src *' };
  const page = await read({ ...response(), headers: given });
  expect(page.data?.headers).toMatchObject({
    'content-security-policy': policyOfHtml('/annonces/12', html),
  });
  const file = { ...given, 'content-type': 'text/calendar' };
  const other = await read({ ...response(), headers: file });
  expect(other.data?.headers['content-security-policy']).toBeUndefined();
});

test.each([{ identity: Buffer.from('{}') }, { gzip: gzipSync('{}') }])(
  'a body may be %o',
  async (bodies) => {
    const headers = { 'content-type': 'application/json' };
    const { data } = await read({ ...response(), bodies, headers });
    expect(data?.bodies).toEqual(bodies);
  },
);

const withHeader = (name: string, value: unknown) => (given: Response) => ({
  ...given,
  headers: { ...given.headers, [name]: value },
});
const withLifetime = (change: object) => (given: Response) => ({
  ...given,
  lifetime: { ...given.lifetime, ...change },
});

test.each<[string, (given: Response) => unknown]>([
  ['a status that is never stored', (given) => ({ ...given, status: 302 })],
  ['no status', ({ status: _, ...given }) => given],
  ['a cookie', withHeader('set-cookie', 'session=1')],
  ['a location', withHeader('location', 'https://attacker.example/')],
  ['a refresh', withHeader('refresh', '0; url=https://attacker.example/')],
  ['a header in capitals', withHeader('Set-Cookie', 'a=1')],
  ['HSTS', withHeader('strict-transport-security', 'max-age=0')],
  ['a length', withHeader('content-length', '5')],
  ['an encoding', withHeader('content-encoding', 'gzip')],
  ['a name of the prototype', withHeader('constructor', 'x')],
  ['a line break', withHeader('etag', 'a\r\nset-cookie: a=1')],
  ['a lone line feed', withHeader('vary', 'a\nb')],
  ['NUL', withHeader('etag', 'a\0')],
  ['a letter that no header has', withHeader('etag', '€')],
  ['no headers', ({ headers: _, ...given }) => given],
  ['a time in the future', (given) => ({ ...given, storedAt: Date.now() + 3_600_000 })],
  ['a time without end', (given) => ({ ...given, storedAt: Number.POSITIVE_INFINITY })],
  ['no time', (given) => ({ ...given, storedAt: Number.NaN })],
  ['a life of a year', withLifetime({ fresh: 365 * 86_400 })],
  ['a life without end', withLifetime({ staleIfError: Number.POSITIVE_INFINITY })],
  ['a negative life', withLifetime({ fresh: -1 })],
  ['a part of a life', withLifetime({ fresh: undefined })],
  ['no body', (given) => ({ ...given, bodies: {} })],
  ['a text for a body', (given) => ({ ...given, bodies: { br: html } })],
  [
    'a body that is cut',
    (given) => ({ ...given, bodies: { br: given.bodies.br.subarray(0, -4) } }),
  ],
  ['a body that is not Brotli', (given) => ({ ...given, bodies: { br: Buffer.from(html) } })],
  [
    'a body that decompresses to far more',
    (given) => ({ ...given, bodies: { br: brotliCompressSync(Buffer.alloc(21_000_000)) } }),
  ],
  ['another encoding', (given) => ({ ...given, bodies: { zstd: given.bodies.br } })],
  ['nothing', () => undefined],
])('one with %s is none of ours', async (_, change) => {
  await expect(
    sharedSchema(key)
      .parseAsync(change(response()))
      .then(() => 'accepted'),
  ).rejects.toThrow();
});
