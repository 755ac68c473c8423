import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiUnreachableError } from '../errors';

const post = jest.fn<(path: string, body: unknown) => Promise<void>>();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../client', () => ({ api: { post } }));
const { confirmReset } = await import('./confirm-reset');

const reset = { uid: 'MQ', token: 'c8x-1f', new_password: 'motdepasse' };

beforeEach(() => {
  jest.clearAllMocks();
  post.mockReset();
});

const requestOf = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://www.medireleve.example/api/v1/auth/users/reset_password_confirm/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const send = (body: unknown) => confirmReset(requestOf(JSON.stringify(body)));

test('the three fields are passed on, and nothing else', async () => {
  await send({ ...reset, is_staff: true });
  expect(post.mock.calls).toEqual([['/api/v1/auth/users/reset_password_confirm/', reset]]);
});

describe('a request we do not take is not passed on', () => {
  const json = JSON.stringify(reset);

  test.each([
    [403, requestOf(json, { 'sec-fetch-site': 'cross-site' })],
    [415, requestOf(json, { 'content-type': 'text/plain' })],
    [415, requestOf(json, { 'content-type': 'application/jsonp' })],
    [413, requestOf(JSON.stringify({ ...reset, uid: 'x'.repeat(10_000) }))],
    [400, requestOf('{"uid":')],
    [400, requestOf(new Uint8Array([0x22, 0xe9, 0x22]))],
    [400, requestOf('null')],
    [400, requestOf('[]')],
  ])('%d', async (status, request) => {
    await expect(confirmReset(request)).rejects.toMatchObject({ name: 'Refusal', status });
    expect(post).not.toHaveBeenCalled();
  });

  test.each([
    ['uid', ''],
    ['uid', 3],
    ['token', null],
    ['token', ['a']],
    ['new_password', undefined],
    ['new_password', '1234567'],
    ['new_password', 12_345_678],
  ])('%s: %j', async (field, value) => {
    await expect(send({ ...reset, [field]: value })).rejects.toMatchObject({
      status: 400,
      problem: { [field]: [expect.stringContaining(' ')] },
    });
    expect(post).not.toHaveBeenCalled();
  });

  test('a charset is fine', async () => {
    await confirmReset(requestOf(json, { 'content-type': 'Application/JSON; charset=utf-8' }));
    expect(post).toHaveBeenCalledTimes(1);
  });
});

test('what the API has against it is passed on', async () => {
  const problem = { token: ['Jeton invalide.'] };
  post.mockRejectedValue(new ApiFailureError('POST /x: 400', 400, problem));
  await expect(send(reset)).rejects.toMatchObject({ status: 400, problem });
});

test('a refusal without a reason has the one of the specification', async () => {
  post.mockRejectedValue(new ApiFailureError('POST /x: 403', 403, null));
  await expect(send(reset)).rejects.toMatchObject({
    status: 403,
    problem: { detail: 'Erreur lors de la réinitialisation du mot de passe' },
  });
});

test.each([
  new ApiFailureError('POST /x: 500', 500, null),
  new ApiFailureError('POST /x: 302', 302, null),
  new ApiUnreachableError('POST /x: timeout', 'timeout'),
])('a failure is logged, without what was sent: %p', async (error) => {
  post.mockRejectedValue(error);
  await expect(send(reset)).rejects.toBe(error);
  expect(stderr.mock.calls).toEqual([
    [`{"level":"warn","event":"call failed","error":"${error.name}: ${error.message}"}\n`],
  ]);
});
