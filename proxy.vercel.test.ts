import { expect, test } from '@jest/globals';
import { NextRequest } from 'next/server';
import { formatResetFlash } from './lib/forms/password/reset-outcome';
import { proxy } from './proxy.vercel';

const respond = (path: string) => proxy(new NextRequest(`https://www.medireleve.example${path}`));

test.each([
  '/reset-password/MQ/jeton',
  '/reset-password/MQ/jeton/',
  '/Reset-Password/MQ/jeton',
  '/reset-passwor%64/MQ/jeton',
  '/reset-passwor%2564/MQ/jeton',
  '/reset-password%5CMQ%5Cjeton',
  '/fr/reset-password/MQ/jeton',
  '/reset-password/MQ',
])('what may be a secret link is not stored, indexed or told on Vercel: %s', (path) => {
  for (const query of ['', `?${'a&'.repeat(5_000)}`])
    expect(Object.fromEntries(respond(path + query).headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
});

test('the outcome of a reset stays in the query on Vercel, and the page is not refreshed', () => {
  const link = { uid: 'MQ', token: 'jeton' };
  const outcome = formatResetFlash({ kind: 'done' }, link, 'secret');
  const { headers } = respond(`/reset-password/MQ/jeton?envoi=${outcome}`);
  expect(headers.get('x-middleware-rewrite')).toBeNull();
  expect(headers.has('refresh')).toBe(false);
  expect(headers.has('set-cookie')).toBe(false);
  const dropped = respond(`/reset-password/MQ/jeton?envoi=${outcome}A`).headers;
  expect(dropped.get('x-middleware-rewrite')).toMatch(/\/reset-password\/MQ\/jeton$/);
});

test('any other page has no such header, and is rendered for one client', () => {
  const { headers } = respond('/annonces');
  expect(headers.has('referrer-policy')).toBe(false);
  expect(headers.get('x-middleware-request-user-agent')).toBe('Mozilla/5.0');
});
