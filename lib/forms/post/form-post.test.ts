import { describe, expect, test } from '@jest/globals';
import { typedText } from '../check-form';
import { prefersJson, readFormData, seeOther } from './form-post';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=a';
const part = (head: string, value: string) =>
  `--a\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

async function read(body: BodyInit | null, type?: string): Promise<FormData | null> {
  const request = new Request('https://www.medireleve.example/', {
    method: 'POST',
    ...(type !== undefined && { headers: { 'content-type': type } }),
    body,
  });
  return readFormData(request);
}

test.each([
  ['secret=+quatre+mots%C3%A9+', urlencoded, ' quatre motsé '],
  ['secret=a&autre=b', `${urlencoded}; charset=utf-8`, 'a'],
  [`${part('name="secret"', ' é ')}--a--`, multipart, ' é '],
  // Missing, repeated, or a file.
  ['', urlencoded, ''],
  ['autre=a', urlencoded, ''],
  ['secret=a&secret=a', urlencoded, ''],
  [`${part('name="secret"; filename="x"', 'é')}--a--`, multipart, ''],
  ['--a--', multipart, ''],
])('%j as %s', async (body, type, text) => {
  const fields = await read(body, type);
  expect(fields && typedText(fields, 'secret')).toBe(text);
});

describe('a body that is not a form', () => {
  test.each([
    [null, undefined],
    ['secret=a', undefined],
    ['{"secret":"a"}', 'application/json'],
    ['[]', 'text/plain'],
    ['secret=a', 'multipart/form-data'],
    ['x', multipart],
    [part('name="secret"', 'a'), multipart],
  ])('%j as %s', async (body, type) => {
    expect(await read(body, type)).toBeNull();
  });
});

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
