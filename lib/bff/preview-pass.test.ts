import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { isPassValid, isSecret, issuePass, passMaxAge } from './preview-pass';

const secret = 'quatre mots et un tiret';
const now = 1_795_000_000_000;

test('a pass is valid for twelve hours', () => {
  const pass = issuePass(secret, now);
  expect(passMaxAge).toBe(12 * 60 * 60);
  expect(isPassValid(pass, secret, now)).toBe(true);
  expect(isPassValid(pass, secret, now + passMaxAge * 1_000 - 1)).toBe(true);
  expect(isPassValid(pass, secret, now + passMaxAge * 1_000)).toBe(false);
});

test('changing the secret invalidates all passes', () => {
  expect(isPassValid(issuePass(secret, now), `${secret}s`, now)).toBe(false);
});

describe('an invalid pass', () => {
  const [end = '', signature = ''] = issuePass(secret, now).split('.');
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const later = String(Number(end) + 1);

  test.each([
    ['nothing', ''],
    ['no signature', `${end}.`],
    ['a later end', `${later}.${signature}`],
    ['a signature of something else', `${end}.${signed(end)}`],
    ['no end', `.${signature}`],
    ['an end that is no number', `9e99.${signed('apercu:9e99')}`],
    ['more', `${end}.${signature}x`],
    ['the secret', secret],
  ])('%s', (_, pass) => {
    expect(isPassValid(pass, secret, now)).toBe(false);
  });
});

test.each([
  [secret, true],
  [`${secret} `, false],
  ['', false],
  ['quatre', false],
])('%j is the secret: %p', (typed, is) => {
  expect(isSecret(typed, secret)).toBe(is);
});
