import { expect, jest, test } from '@jest/globals';
import { redactSecrets, writeError } from './write-error';

test.each([
  [
    'Failed to handle request for /reset-password/MQ/jeton-secret',
    'Failed to handle request for /reset-password/…',
  ],
  ['at /reset-passw%6Frd/MQ/jeton?x=1', 'at /reset-password/…'],
  ['at /RESET-PASSWORD/MQ/jeton', 'at /RESET-PASSWORD/…'],
  ['https://www.example.org/reset-password/MQ/jeton.', 'https://www.example.org/reset-password/…'],
  ['{"url":"/reset-password/MQ/jeton"}', '{"url":"/reset-password/…"}'],
  ['at /%E0/reset-password/jeton', 'at /…'],
  ['GET /annonces?jeton=x&page=2 failed', 'GET /annonces?… failed'],
  ['to claire.dupont+x@mail.example.org, twice', 'to …@…, twice'],
  ['to a@example.fr-b@example.fr@c and d@local', 'to …@……@…@c and d@local'],
  ['GET /api/v1/ads/12: 500', 'GET /api/v1/ads/12: 500'],
  ['connect ECONNREFUSED 127.0.0.1:4100', 'connect ECONNREFUSED 127.0.0.1:4100'],
])('%j is written as %j', (text, written) => {
  expect(redactSecrets(text)).toBe(written);
});

test('an error is logged once, and a client that disconnects is none', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const error = new Error('of a page');
  writeError(error);
  writeError(error);
  writeError(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  expect(stderr).toHaveBeenCalledTimes(1);
  stderr.mockRestore();
});

test('what anyone can cause is a line a minute, with its stack and a count', () => {
  jest.useFakeTimers();
  const lines: { error: { message: string }; count: number }[] = [];
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
  for (let id = 0; id < 400; id += 1) writeError(new Error(`GET /ads/${id}: 500`));
  writeError(new TypeError('GET /ads/1: 500'));
  expect(lines.map(({ error, count }) => [error.message, count])).toEqual([
    ['GET /ads/0: 500', 1],
    ['GET /ads/1: 500', 1],
  ]);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(2).map(({ count }) => count)).toEqual([399]);
  jest.advanceTimersByTime(60_000);
  lines.length = 0;
  for (let id = 0; id < 400; id += 1) {
    const letters = [...`${id}`].map((digit) => String.fromCharCode(97 + Number(digit)));
    writeError(new Error(`of another kind: ${letters.join('')}`));
  }
  expect(lines).toHaveLength(21);
  jest.advanceTimersByTime(120_000);
  jest.useRealTimers();
  stderr.mockRestore();
});
