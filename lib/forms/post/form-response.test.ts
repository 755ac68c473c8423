import { expect, test } from '@jest/globals';
import { prefersJson, seeOther } from './form-response';

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/json', true],
  ['Application/JSON', true],
  ['application/json, text/plain, */*', true],
  ['application/json;q=0.1, text/html;q=0.9', false],
  ['text/x-component', false],
])('a client that accepts %j prefers JSON: %p', (accept, json) => {
  expect(prefersJson(new Headers(accept === undefined ? {} : { accept }))).toBe(json);
});

test('the page that shows the outcome is requested with GET', () => {
  const response = seeOther('/apercu', 'flash=a');
  expect(response.status).toBe(303);
  expect(Object.fromEntries(response.headers)).toEqual({
    location: '/apercu',
    'set-cookie': 'flash=a',
  });
  expect(seeOther('/apercu').headers.has('set-cookie')).toBe(false);
});
