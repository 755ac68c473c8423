import { describe, expect, test } from '@jest/globals';
import { imageCandidates, imageUrl } from './images';

const api = 'http://127.0.0.1:4100';

test.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/\t/cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/media/a.webp?v=1', `${api}/media/a.webp?v=1`],
  ['media/a.webp', `${api}/media/a.webp`],
  ['a.webp', `${api}/a.webp`],
  [`${api}/media/a.webp`, `${api}/media/a.webp`],
])('%s is the image %s', (written, address) => {
  expect(imageUrl(written, api)).toBe(address);
});

test.each([
  '',
  'http://cdn.example/a.png',
  'http://127.0.0.1:4101/a.png',
  'ftp://cdn.example/a.png',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://cdn.example/0',
  'javascript:alert(1)',
  'https://user:secret@cdn.example/a.png',
  '/\\cdn.example/a.png',
  '../a.png',
  '?a.png',
  '#a',
])('%j is no image', (written) => {
  expect(imageUrl(written, api)).toBeNull();
});

describe('candidates', () => {
  test.each([
    ['https://cdn.example/a.png 1x, /b.png 2x', `https://cdn.example/a.png 1x, ${api}/b.png 2x`],
    ['/a.png 400w,\n /b.png 800w', `${api}/a.png 400w, ${api}/b.png 800w`],
    ['/w_400,h_300/a.png 1.5x', `${api}/w_400,h_300/a.png 1.5x`],
  ])('%s', (written, candidates) => {
    expect(imageCandidates(written, api)).toBe(candidates);
  });

  test.each([
    '',
    '/a.png',
    '/a.png 1x, http://cdn.example/b.png 2x',
    '/a.png 1x, javascript:alert(1) 2x',
    '/a.png 1x 2x',
    '/a.png -1x',
    '/a.png 1e9w',
    ', /a.png 1x',
    'data:image/png,x 1x',
  ])('an invalid candidate invalidates all: %j', (written) => {
    expect(imageCandidates(written, api)).toBeNull();
  });
});
