import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { kindOf, logRepeated, redactSecrets, writeError } from './log';

const lines: { error?: { message: string }; count?: number }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  lines.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    const { time, ...rest } = JSON.parse(String(line));
    lines.push(rest);
    return true;
  });
});
afterEach(() => {
  jest.advanceTimersByTime(600_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const refuse = (reason: string) => logRepeated('warn', { event: 'refused', reason });
const line = (reason: string, count: number) => ({
  level: 'warn',
  event: 'refused',
  reason,
  count,
});

test('a repeated event has a line a minute, with a count', () => {
  for (let time = 0; time < 1_000; time += 1) refuse('a');
  refuse('b');
  expect(lines).toEqual([line('a', 1), line('b', 1)]);
  jest.advanceTimersByTime(60_000);
  expect(lines.splice(0)).toEqual([line('a', 1), line('b', 1), line('a', 999)]);
  refuse('a');
  jest.advanceTimersByTime(60_000);
  expect(lines.splice(0)).toEqual([line('a', 1)]);
  jest.advanceTimersByTime(600_000);
  expect(lines).toEqual([]);
  refuse('a');
  expect(lines).toEqual([line('a', 1)]);
});

test('beyond twenty different lines of an event, one line counts the others', () => {
  for (let number = 0; number < 50; number += 1) refuse(`${number}`);
  logRepeated('info', { event: 'another' });
  expect(lines).toHaveLength(22);
  expect(lines.slice(19)).toEqual([
    line('19', 1),
    { level: 'warn', event: 'refused', others: true, count: 1 },
    { level: 'info', event: 'another', count: 1 },
  ]);
  refuse('19');
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(22)).toEqual([
    line('19', 1),
    { level: 'warn', event: 'refused', others: true, count: 29 },
  ]);
});

test.each([
  ['GET /api/v1/ads/12: 500', 'GET /api/v…/ads/…: …'],
  ['failed for https://a.example/b?c, twice', 'failed for … twice'],
  ['the same', 'the same'],
])('%j is of the kind %j', (message, kind) => {
  expect(kindOf(message)).toBe(kind);
});

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
  const error = new Error('of a page');
  writeError(error);
  writeError(error);
  writeError(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  expect(lines).toHaveLength(1);
});

test('what anyone can cause is a line a minute, with its stack and a count', () => {
  for (let id = 0; id < 400; id += 1) writeError(new Error(`GET /ads/${id}: 500`));
  writeError(new TypeError('GET /ads/1: 500'));
  expect(lines.map(({ error, count }) => [error?.message, count])).toEqual([
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
});
