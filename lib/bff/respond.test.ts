import { describe, expect, jest, test } from '@jest/globals';
import {
  ApiFailureError,
  ApiInvalidResponseError,
  ApiNotFoundError,
  ApiUnreachableError,
} from '../api/errors';
import { adsCacheLife } from '../cache/lifetimes';

const connection = jest.fn(async () => {});
jest.unstable_mockModule('next/server', () => ({ connection }));
const { HttpError, respond, respondWithContent, respondDone, notFound } = await import('./respond');

const whole = async (response: Response) => ({
  status: response.status,
  cache: response.headers.get('cache-control'),
  sniff: response.headers.get('x-content-type-options'),
  body: response.body && (await response.json()),
});

const cacheHeaders = {
  status: 200,
  cache: 'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
  sniff: 'nosniff',
};
const notStored = { cache: 'no-store', sniff: 'nosniff' };
const failed = { detail: 'Une erreur est survenue. Veuillez réessayer plus tard.' };

test('a response may be cached for its life, and is not prerendered', async () => {
  expect(await whole(await respond(adsCacheLife, async () => ({ id: 1 })))).toEqual({
    ...cacheHeaders,
    body: { id: 1 },
  });
  expect(connection).toHaveBeenCalledTimes(1);
});

test('an empty list is not a 404', async () => {
  expect(await whole(await respond(adsCacheLife, async () => []))).toEqual({
    ...cacheHeaders,
    body: [],
  });
});

test('content without a life is not stored', async () => {
  const read = async () => ({ body: { id: 1 }, life: null });
  expect(await whole(await respondWithContent(read))).toEqual({
    status: 200,
    ...notStored,
    body: { id: 1 },
  });
});

test('null is a 404, which is not stored', async () => {
  const nothing = { status: 404, ...notStored, body: { detail: 'Pas trouvé.' } };
  expect(await whole(await respond(adsCacheLife, async () => null))).toEqual(nothing);
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
    const response = await respond(adsCacheLife, () => Promise.reject(error));
    expect(await whole(response)).toEqual({ status, ...notStored, body: failed });
  });
});

test('an HttpError is sent with its status and body', async () => {
  const refusal = new HttpError(400, { detail: 'Paramètre invalide\u00a0: page.' });
  for (const refused of [
    respond(adsCacheLife, () => Promise.reject(refusal)),
    respondDone(() => Promise.reject(refusal)),
  ]) {
    expect(await whole(await refused)).toEqual({
      status: 400,
      ...notStored,
      body: refusal.problem,
    });
  }
});

test('an HttpError may have Retry-After', async () => {
  const refusal = new HttpError(429, { detail: 'Trop de tentatives.' }, 90);
  const response = await respondDone(() => Promise.reject(refusal));
  expect(response.headers.get('retry-after')).toBe('90');
  expect(await whole(response)).toEqual({ status: 429, ...notStored, body: refusal.problem });
});

test.each([new TypeError('ours'), Object.assign(new Error('x'), { digest: 'NEXT_HTTP;404' }), 'x'])(
  'any other error is thrown: %p',
  async (error) => {
    await expect(respond(adsCacheLife, () => Promise.reject(error))).rejects.toBe(error);
  },
);

test('a successful action may have headers, which a failed one loses', async () => {
  const sent = await respondDone(async (headers) => headers.set('Location', '/recu'));
  expect([sent.status, sent.headers.get('location')]).toEqual([204, '/recu']);
  const failed = await respondDone(async (headers) => {
    headers.set('Location', '/recu');
    throw new HttpError(400, { detail: 'Non.' });
  });
  expect([failed.status, failed.headers.get('location')]).toEqual([400, null]);
});

test('a successful action is a 204 without content', async () => {
  expect(await whole(await respondDone(async () => {}))).toEqual({
    status: 204,
    ...notStored,
    body: null,
  });
});
