import { describe, expect, jest, test } from '@jest/globals';
import { adsCacheLife } from '../api/cache';
import {
  ApiFailureError,
  ApiInvalidResponseError,
  ApiNotFoundError,
  ApiUnreachableError,
} from '../api/errors';
import { HttpError } from './http-error';

const connection = jest.fn(async () => {});
jest.unstable_mockModule('next/server', () => ({ connection }));
const {
  answer,
  respondWithContent: answerContent,
  respondDone: answerDone,
  notFound,
} = await import('./respond');

const whole = async (response: Response) => ({
  status: response.status,
  cache: response.headers.get('cache-control'),
  sniff: response.headers.get('x-content-type-options'),
  robots: response.headers.get('x-robots-tag'),
  body: response.body && (await response.json()),
});

const kept = {
  status: 200,
  cache: 'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
  sniff: 'nosniff',
  robots: 'noindex',
};
const notStored = { cache: 'no-store', sniff: 'nosniff', robots: 'noindex' };
const sorry = { detail: 'Une erreur est survenue. Veuillez réessayer plus tard.' };

test('what was read is good for its life, and waits for a request', async () => {
  expect(await whole(await answer(adsCacheLife, async () => ({ id: 1 })))).toEqual({
    ...kept,
    body: { id: 1 },
  });
  expect(connection).toHaveBeenCalledTimes(1);
});

test('an empty list is something', async () => {
  expect(await whole(await answer(adsCacheLife, async () => []))).toEqual({ ...kept, body: [] });
});

test('what is good for this once only is not kept', async () => {
  const read = async () => ({ body: { id: 1 }, life: null });
  expect(await whole(await answerContent(read))).toEqual({
    status: 200,
    ...notStored,
    body: { id: 1 },
  });
});

test('nothing is not found, and not kept', async () => {
  const nothing = { status: 404, ...notStored, body: { detail: 'Pas trouvé.' } };
  expect(await whole(await answer(adsCacheLife, async () => null))).toEqual(nothing);
  expect(await whole(notFound())).toEqual(nothing);
});

describe('a failing API', () => {
  test.each([
    [new ApiUnreachableError('x', 'timeout'), 504],
    [new ApiUnreachableError('x', 'refused'), 502],
    [new ApiUnreachableError('x', 'broken'), 502],
    [new ApiFailureError('x', 503, null), 502],
    [new ApiInvalidResponseError('x'), 502],
    [new ApiNotFoundError('x'), 502],
  ])('%p', async (error, status) => {
    const response = await answer(adsCacheLife, () => Promise.reject(error));
    expect(await whole(response)).toEqual({ status, ...notStored, body: sorry });
  });
});

test('a refusal says why', async () => {
  const refusal = new HttpError(400, { detail: 'Paramètre invalide\u00a0: page.' });
  for (const refused of [
    answer(adsCacheLife, () => Promise.reject(refusal)),
    answerDone(() => Promise.reject(refusal)),
  ]) {
    expect(await whole(await refused)).toEqual({
      status: 400,
      ...notStored,
      body: refusal.problem,
    });
  }
});

test('a refusal for now says when to try again', async () => {
  const refusal = new HttpError(429, { detail: 'Trop de tentatives.' }, 90);
  const response = await answerDone(() => Promise.reject(refusal));
  expect(response.headers.get('retry-after')).toBe('90');
  expect(await whole(response)).toEqual({ status: 429, ...notStored, body: refusal.problem });
});

test.each([new TypeError('ours'), Object.assign(new Error('x'), { digest: 'NEXT_HTTP;404' }), 'x'])(
  'an error of our own, or of Next.js, passes: %p',
  async (error) => {
    await expect(answer(adsCacheLife, () => Promise.reject(error))).rejects.toBe(error);
  },
);

test('something done has no content', async () => {
  expect(await whole(await answerDone(async () => {}))).toEqual({
    status: 204,
    ...notStored,
    body: null,
  });
});
