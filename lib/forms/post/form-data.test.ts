import { describe, expect, test } from '@jest/globals';
import { readFormData, textField } from './form-data';

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
  expect(fields && textField(fields, 'secret')).toBe(text);
});

describe('a body that is no form', () => {
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
