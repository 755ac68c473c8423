import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { optimizedImageUrl } from '../lib/images/image-url';
import { readRequestedImage } from './images';

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
