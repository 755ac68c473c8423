import { expect, test } from '@jest/globals';
import { readFileUrl, readHttpUrl } from './link';

// jest.config.ts sets API_URL.
const api = 'http://127.0.0.1:4100';

test.each([
  ['https://example.org', 'https://example.org/'],
  [' HTTP://Example.org/é ', 'http://example.org/%C3%A9'],
  ['https://user:pass@example.org/', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt://example.org/%0aalert(1)', null],
  ['data:text/html,x', null],
  ['//example.org', null],
  ['example.org', null],
  ['https://', null],
  ['https://exa mple.org', null],
  [12, null],
  [null, null],
])('the URL in %j', (value, read) => {
  expect(readHttpUrl(value)).toBe(read);
});

test.each([
  ['/media/a.jpg', `${api}/media/a.jpg`],
  ['media/a.jpg?v=1', `${api}/media/a.jpg?v=1`],
  ['https://cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
  ['//other.example/a.jpg', null],
  ['/\\other.example/a.jpg', null],
  ['\\\\other.example/a.jpg', null],
  ['http:\\\\other.example/a.jpg', null],
  ['http:a.jpg', null],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:image/svg+xml,x', null],
  ['file:///etc/passwd', null],
  ['https://user:pass@127.0.0.1:4100/a.jpg', null],
  ['//user@127.0.0.1:4100/a.jpg', null],
  ['', null],
  [{}, null],
])('the file under %j', (value, read) => {
  expect(readFileUrl(value)).toBe(read);
});
