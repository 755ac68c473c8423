import { expect, test } from '@jest/globals';
import { isOptimized, optimizedImageUrl, sourceSet } from './image-url';

const hosts = ['media.example.org', 'api.example.org'];

test.each([
  'https://media.example.org/a.jpg',
  'https://api.example.org/media/a',
  'https://api.example.org/',
])('%s is optimized', (source) => {
  expect(isOptimized(source, hosts)).toBe(true);
});

test.each([
  'http://media.example.org/a.jpg',
  'https://media.example.org:8443/a.jpg',
  'https://user@media.example.org/a.jpg',
  'https://media.example.org@other.example.org/a.jpg',
  'https://media.example.org.other.example.org/a.jpg',
  'https://xmedia.example.org/a.jpg',
  'https://other.example.org/media.example.org/a.jpg',
  'https://media.example.org/a.jpg?v=1',
  'https://media.example.org/a.jpg#b',
  'https://media.example.org/a.svg',
  'https://media.example.org/a.GIF',
  `https://media.example.org/${'a'.repeat(1_000)}`,
  'https://127.0.0.1/a.jpg',
  '/partners/banque.svg',
  '/a.png',
])('%s is not optimized', (source) => {
  expect(isOptimized(source, hosts)).toBe(false);
  expect(sourceSet(source, hosts, 'large')).toBeUndefined();
});

test('without hosts no image is optimized', () => {
  expect(isOptimized('https://media.example.org/a.jpg', [])).toBe(false);
});

test('a srcset has each width once, smallest first', () => {
  expect(sourceSet('https://media.example.org/a b.jpg', hosts, 'small')).toBe(
    [96, 192, 384]
      .map((w) => `/_next/image?url=https%3A%2F%2Fmedia.example.org%2Fa%20b.jpg&w=${w}&q=75 ${w}w`)
      .join(', '),
  );
  expect(sourceSet('https://media.example.org/a.jpg', hosts, 'large')?.split(', ')).toHaveLength(5);
});

test('a URL is normalized', () => {
  const url = optimizedImageUrl("https://media.example.org/l'été,(1)!.jpg", 640);
  expect(new URL(url, 'https://www.example.org').href).toBe(`https://www.example.org${url}`);
  // A comma or a space would end it in a srcset.
  expect(url).not.toMatch(/[\s,]/);
});
