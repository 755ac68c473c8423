import type { APIResponse } from '@playwright/test';
import { expect } from '../test.ts';

export const minute = 60;
export const hour = 60 * minute;

export const reset = '/api/v1/auth/users/reset_password_confirm';

/** Of an account there is; the token opens nothing, so the password of nobody changes. */
export const wrongReset = (token: string) => ({
  uid: 'MQ',
  token,
  new_password: 'un-mot-de-passe-neuf',
});

export const notFound = { detail: 'Pas trouvé.' };

const everyAnswer = {
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** A success of the door, kept by shared caches for that long. */
export function expectKept(answer: APIResponse, seconds: number): void {
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    ...everyAnswer,
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=86400`,
  });
}

/** A refusal or a failure of the door, kept by nobody. */
export async function expectRefused(
  answer: APIResponse,
  status: number,
  body: unknown,
): Promise<void> {
  expect(answer.status()).toBe(status);
  expect(answer.headers()).toMatchObject({ ...everyAnswer, 'cache-control': 'no-store' });
  expect(await answer.json()).toEqual(body);
}

/** The refusal of a method the call is not made with. */
export async function expectNotAllowed(answer: APIResponse, methods: string): Promise<void> {
  await expectRefused(answer, 405, { detail: 'Méthode non autorisée.' });
  expect(answer.headers().allow).toBe(`${methods}, OPTIONS`);
}
