import { expect, test } from '@jest/globals';
import { isFromThisSite } from './request-checks';

// jest.config.ts sets SITE_URL to https://www.medireleve.example.
const host = '10.0.0.3:3000';

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: `http://${host}` }, false],
  [{ origin: `http://${host}` }, true],
  [{ origin: 'http://10.0.0.3' }, false],
  [{ origin: 'https://www.medireleve.example' }, true],
  [{ origin: 'https://www.medireleve.example:8443' }, false],
  [{ origin: 'https://other.example' }, false],
  [{ origin: 'https://www.medireleve.example.other.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
])('%j: %p', (headers, ours) => {
  expect(isFromThisSite(new Headers({ host, ...headers }))).toBe(ours);
});
