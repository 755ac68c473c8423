import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { optimizedImageUrl } from '../lib/images/image-url';
import { createQueue, readRequestedImage } from './images';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (time: number) => jest.advanceTimersByTimeAsync(time);
function pending() {
  let resolve = (_: string) => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
const forever = () => new Promise<string>(() => {});
const done = async () => 'done';

test('two at a time; the next one starts when one has ended', async () => {
  const inTurn = createQueue(2);
  const first = pending();
  void inTurn(() => first.promise);
  void inTurn(forever);
  const started = jest.fn(done);
  const third = inTurn(started);
  await pass(0);
  expect(started).not.toHaveBeenCalled();
  first.resolve('first');
  await pass(0);
  expect(await third).toBe('done');
});

test('a full or slow queue resolves with null, and uses no turn', async () => {
  const inTurn = createQueue(1);
  const first = pending();
  void inTurn(() => first.promise);
  const late = jest.fn(done);
  const waiting = Array.from({ length: 100 }, () => inTurn(late));
  expect(await inTurn(late)).toBeNull();
  await pass(5_000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([null]));
  first.resolve('first');
  await pass(0);
  expect(late).not.toHaveBeenCalled();
  expect(await inTurn(done)).toBe('done');
});

test('a turn ends by itself after half a minute, or when its task fails', async () => {
  const inTurn = createQueue(1);
  void inTurn(forever);
  await pass(29_000);
  const failing = inTurn(() => Promise.reject(new Error('failed')));
  const last = inTurn(done);
  void failing.catch(() => {});
  await pass(1_001);
  await expect(failing).rejects.toThrow('failed');
  expect(await last).toBe('done');
});

const hosts = ['media.example.org'];
const source = 'https://media.example.org/a.jpg';
const address = optimizedImageUrl(source, 640);
const read = (requested: string, accept?: string) =>
  readRequestedImage(requested, accept === undefined ? {} : { accept }, hosts);

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/png,*/*', '*/*'],
  [undefined, '*/*'],
])('a client that accepts %j gets %s', (accept, format) => {
  expect(read(address, accept)).toEqual({ url: address, format });
});

test('another spelling of the source URL is the same image', () => {
  expect(read(address.replace('%3A%2F%2F', '://'))).toEqual({ url: address, format: '*/*' });
});

test.each([
  `${address}&x=1`,
  `${address}&q=75`,
  address.replace('w=640', 'w=641'),
  address.replace('w=640', 'w=0640'),
  address.replace('w=640', 'w=6.4e2'),
  address.replace('q=75', 'q=100'),
  address.replace('&q=75', ''),
  address.replace('image?', 'image/?'),
  address.replace('image?', 'images?'),
  address.replace('media.', 'MEDIA.'),
  address.replace('a.jpg', '..%2Fa.jpg'),
  address.replace('https', 'http'),
  address.replace('media', 'other'),
  '/_next/image',
])('%s is no image of our pages', (requested) => {
  expect(read(requested)).toBeNull();
});

test('any accepted image is on these hosts, over https', () => {
  const urls = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.constant(source));
  fc.assert(
    fc.property(urls, fc.constantFrom('', source, 'https://media.example.org'), (url, before) => {
      const query = new URLSearchParams({ url: before + url, w: '640', q: '75' });
      const found = read(`/_next/image?${query}`);
      if (found === null) return;
      const { protocol, host, username, search } = new URL(
        new URLSearchParams(found.url.split('?')[1]).get('url') ?? '',
      );
      expect([protocol, host, username, search]).toEqual(['https:', 'media.example.org', '', '']);
    }),
  );
});
