import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { deriveKey, sign } from '../../cache/signature';
import { config } from '../../config/config';

// Read when the module loads.
config.PREVIEW_SECRET = 'a secret of the preview';
const { formatFlash, parseFlash, setFlash } = await import('./flash');
delete config.PREVIEW_SECRET;

const key = 'quatre mots';
const value = { message: 'Trop de tentatives. Réessayez dans 15 minutes. 🩺' };
const schema = z.object({ message: z.string() });
const flash = formatFlash(value, key);
const [payload = '', signature = ''] = flash.split('.');
const signed = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

test('a formatted value is parsed back, and needs no encoding in a URL or a cookie', () => {
  expect(flash).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(parseFlash(flash, key, schema)).toEqual(value);
});

test.each([
  ['nothing', undefined],
  ['an empty value', ''],
  ['no signature', payload],
  ['an empty signature', `${payload}.`],
  [
    'another payload',
    `${formatFlash({ message: 'Appelez le 08' }, 'autre').split('.')[0]}.${signature}`,
  ],
  ['a payload cut short', `${payload.slice(0, -1)}.${signature}`],
  ['another key', formatFlash(value, `${key}s`)],
  // Strangers know the key of a link that they invent, and this code.
  ['a signature with the key of the page alone', `${payload}.${signed(payload)}`],
  ['one with its prefix', `${payload}.${signed(`flash:${payload}`)}`],
  [
    'one with what is derived without secrets',
    `${payload}.${sign(key, payload, deriveKey('flash'))}`,
  ],
  ['one for Redis', `${payload}.${sign(key, payload)}`],
  ['another shape', formatFlash({ message: 3 }, key)],
  ['more', `${flash}.x`],
  ['a letter of two bytes', `${payload}.é${signature.slice(1)}`],
])('%s is not a valid value', (_, text) => {
  expect(parseFlash(text, key, schema)).toBeNull();
});

// jest.config.ts sets SITE_URL to https://www.medireleve.example.
test('the cookie is for one path, for a minute, and hidden from scripts', () => {
  const attributes = 'HttpOnly; SameSite=Strict; Secure';
  expect(setFlash('/apercu', 'a.b')).toBe(`flash=a.b; Path=/apercu; Max-Age=60; ${attributes}`);
  expect(setFlash('/apercu', null)).toBe(`flash=; Path=/apercu; Max-Age=0; ${attributes}`);
});
