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
