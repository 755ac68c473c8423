import { createHmac } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import { isSecret } from '@/lib/routing/authorization';
import { isPassValid, issuePass, passMaxAge } from './preview-pass';
import { rejectionOf } from './preview-session';

const secret = 'quatre mots et un tiret';
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
let visitors = 0;

const freshVisitor = () => `198.51.100.${++visitors}`;

function enter(typed: FormDataEntryValue | null, visitor = freshVisitor(), more = {}) {
  const fields = new FormData();
  if (typed !== null) fields.set('secret', typed);
  const headers = new Headers({ 'x-forwarded-for': `${visitor}, 127.0.0.1`, ...more });
  return rejectionOf(fields, secret, headers);
}

test.each([secret, ` ${secret}\n`])('the secret is accepted: %j', async (typed) => {
  expect(await enter(typed)).toBeNull();
});

test.each<[FormDataEntryValue | null, string]>([
  [null, 'Saisissez le code d’accès.'],
  ['', 'Saisissez le code d’accès.'],
  ['  ', 'Saisissez le code d’accès.'],
  [new File(['x'], 'x'), 'Saisissez le code d’accès.'],
  ['x'.repeat(1_001), 'Saisissez le code d’accès.'],
  ['quatre mots', 'Ce code n’est pas le bon.'],
  [secret.toUpperCase(), 'Ce code n’est pas le bon.'],
])('%p is not accepted', async (typed, error) => {
  expect(await enter(typed)).toBe(error);
});

test('a form of another site is not accepted', async () => {
  expect(await enter(secret, freshVisitor(), { 'sec-fetch-site': 'cross-site' })).toBe(
    'Cette demande vient d’un autre site.',
  );
});

test('a visitor has ten attempts in 15 minutes, right or wrong', async () => {
  const visitor = freshVisitor();
  for (let time = 0; time < 10; time += 1) await enter('faux', visitor);
  expect(await enter(secret, visitor)).toBe('Trop de tentatives. Réessayez dans 15 minutes.');
  expect(await enter(secret)).toBeNull();
});

test('nothing that was typed is logged', () => {
  const lines = stderr.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'too many attempts',
      limit: 'preview',
      count: 1,
    },
  ]);
});

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
