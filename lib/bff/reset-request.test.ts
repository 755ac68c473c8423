import { describe, expect, test } from '@jest/globals';
import { readPasswordReset } from './reset-request';

const reset = { uid: 'MQ', token: 'c8x-1f', new_password: 'motdepasse' };

const requestOf = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://www.medireleve.example/api/v1/auth/users/reset_password_confirm/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const read = (body: unknown) => readPasswordReset(requestOf(JSON.stringify(body)));

test('the three fields are read, and nothing else', async () => {
  expect(await read({ ...reset, is_staff: true })).toEqual(reset);
});

describe('an invalid request', () => {
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
    await expect(readPasswordReset(request)).rejects.toMatchObject({ name: 'HttpError', status });
  });

  test.each([
    ['uid', ''],
    ['uid', 3],
    ['token', null],
    ['token', ['a']],
    ['new_password', undefined],
    ['new_password', ''],
    ['new_password', '1234567'],
    ['new_password', '🩺🩺🩺🩺🩺🩺🩺'],
    ['new_password', 'x'.repeat(1_001)],
    ['new_password', 12_345_678],
  ])('%s: %j', async (field, value) => {
    await expect(read({ ...reset, [field]: value })).rejects.toMatchObject({
      status: 400,
      problem: { [field]: [expect.stringContaining(' ')] },
    });
  });

  test('a charset parameter is accepted', async () => {
    const request = requestOf(json, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(await readPasswordReset(request)).toEqual(reset);
  });
});
