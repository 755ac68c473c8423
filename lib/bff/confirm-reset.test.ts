import { beforeEach, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiUnreachableError } from '../api/errors';

const post = jest.fn<(path: string, body: unknown, sender: unknown) => Promise<void>>();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../api/client/client', () => ({ api: { post } }));
const { confirmReset } = await import('./confirm-reset');

let reset = { uid: 'MQ', token: '', new_password: 'motdepasse' };
let used = 0;
const visitor = '203.0.113.9';

beforeEach(() => {
  jest.clearAllMocks();
  post.mockReset();
  used += 1;
  reset = { ...reset, token: `c8x-${used}` };
});

test('the three fields are sent to the API, with the address of the visitor', async () => {
  await confirmReset(reset, visitor);
  expect(post.mock.calls).toEqual([['/api/v1/auth/users/reset_password_confirm/', reset, visitor]]);
});

test('a problem of the API is passed on', async () => {
  const problem = { token: ['Jeton invalide.'] };
  post.mockRejectedValue(new ApiFailureError('POST /x: 400', 400, problem));
  await expect(confirmReset(reset, null)).rejects.toMatchObject({ status: 400, problem });
});

const statuses = [
  [403, 403],
  [500, 502],
  [503, 502],
  [200, 502],
  [302, 502],
];

test.each(statuses)('a problem with status %d is passed on with %d', async (received, status) => {
  const problem = { detail: 'Service en maintenance.' };
  post.mockRejectedValue(new ApiFailureError(`POST /x: ${received}`, received, problem));
  await expect(confirmReset(reset, null)).rejects.toMatchObject({ status, problem });
});

test.each(statuses)(
  'without one, status %d has our own message (docs/product.md#password-reset)',
  async (received, status) => {
    post.mockRejectedValue(new ApiFailureError(`POST /x: ${received}`, received, null));
    await expect(confirmReset(reset, null)).rejects.toMatchObject({
      status,
      problem: { detail: 'Erreur lors de la réinitialisation du mot de passe' },
    });
  },
);

test('no response is a failure of its own', async () => {
  const error = new ApiUnreachableError('POST /x: timeout', 'timeout');
  post.mockRejectedValue(error);
  await expect(confirmReset(reset, null)).rejects.toBe(error);
});

test.each([
  new ApiFailureError('POST /x: 500', 500, { detail: 'non' }),
  new ApiFailureError('POST /x: 302', 302, null),
  new ApiUnreachableError('POST /x: timeout', 'timeout'),
])('a failure is logged, without the request and the response: %p', async (error) => {
  post.mockRejectedValue(error);
  await expect(confirmReset(reset, visitor)).rejects.toThrow();
  expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'call failed',
      error: `${error.name}: ${error.message}`,
    },
  ]);
});

test('after too many attempts the API is not called', async () => {
  const attempts = Array.from({ length: 11 }, () => confirmReset(reset, '198.51.100.4'));
  const ends = await Promise.allSettled(attempts);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(post).toHaveBeenCalledTimes(10);
});
