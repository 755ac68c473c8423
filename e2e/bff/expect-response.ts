import type { APIResponse } from '@playwright/test';
import { expect } from '../test.ts';

export const minute = 60;
export const hour = 60 * minute;

export const reset = '/api/v1/auth/users/reset_password_confirm';

/** For an existing account; the token is invalid, so no password changes. */
export const wrongReset = (token: string) => ({
  uid: 'MQ',
  token,
  new_password: 'un-mot-de-passe-neuf',
});

export const notFound = { detail: 'Pas trouvé.' };

const commonHeaders = {
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
};

/** Expects a successful response of a route handler, stored by shared caches for that long. */
export function expectCacheable(response: APIResponse, seconds: number): void {
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers).toMatchObject(commonHeaders);
  const [, left = '0'] =
    /^public, max-age=0, s-maxage=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
  // What it was made of may have been read a while before.
  expect(Number(left)).toBeGreaterThan(0);
  expect(Number(left)).toBeLessThanOrEqual(seconds);
  expect(headers['cdn-cache-control']).toBe(
    `public, max-age=0, s-maxage=${left}, stale-while-revalidate=${seconds}, stale-if-error=86400`,
  );
}

/** Expects an error response of a route handler, which no cache stores. */
export async function expectRefused(
  response: APIResponse,
  status: number,
  body: unknown,
): Promise<void> {
  expect(response.status()).toBe(status);
  expect(response.headers()).toMatchObject({ ...commonHeaders, 'cache-control': 'no-store' });
  expect(await response.json()).toEqual(body);
}

/** Expects 405 for a method that the call does not allow. */
export async function expectNotAllowed(response: APIResponse, methods: string): Promise<void> {
  await expectRefused(response, 405, { detail: 'Méthode non autorisée.' });
  expect(response.headers().allow).toBe(`${methods}, OPTIONS`);
}
