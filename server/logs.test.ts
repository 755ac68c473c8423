import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { newResponseState, runForRequest } from '../lib/runtime/current-request';
import { writeError } from '../lib/runtime/log/log';
import { logConsole } from './logs';

const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const original = { ...console };
const { log, error, warn } = writeAndTake();

afterAll(() => {
  Object.assign(console, original);
});
beforeEach(() => {
  stderr.mockClear();
});

/** The methods of the console afterwards; the linter forbids direct calls. */
function writeAndTake(): Pick<Console, 'log' | 'error' | 'warn'> {
  logConsole();
  return { ...console };
}

const lines = () => stderr.mock.calls.map(([line]) => JSON.parse(String(line)));

test('a text is logged as one line, without colours and symbols', () => {
  log('\u001b[32m✓\u001b[39m Ready in 2 s\nand more');
  warn('⚠ care', { a: 1 });
  log('');
  expect(lines()).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      event: 'console',
      message: 'Ready in 2 s\nand more',
      count: 1,
    },
    {
      time: expect.any(String),
      level: 'warn',
      event: 'console',
      message: 'care { a: 1 }',
      count: 1,
    },
  ]);
  for (const [line] of stderr.mock.calls) expect(line).toMatch(/^[^\n]+\n$/);
});

test('what is repeated, of another URL or number too, has a line a minute with a count', () => {
  jest.useFakeTimers();
  const first = 'upstream image response failed for https://a.example/0.jpg 404';
  error('⨯', first);
  for (let number = 1; number < 1_000; number += 1) {
    error('⨯', 'upstream image response failed for', `https://a.example/${number}.jpg`, 404);
  }
  error('⨯', 'another');
  expect(lines().map(({ message, count }) => [message, count])).toEqual([
    [first, 1],
    ['another', 1],
  ]);
  stderr.mockClear();
  jest.advanceTimersByTime(60_000);
  expect(lines().map(({ message, count }) => [message, count])).toEqual([[first, 999]]);
  jest.useRealTimers();
});

test('so is an error of a picture that its host does not send', () => {
  jest.useFakeTimers();
  for (let number = 0; number < 100; number += 1) {
    runForRequest(
      { id: `${number}`, method: 'GET', route: '/_next/image', response: newResponseState() },
      () => error('⨯', new Error(`connect ECONNREFUSED 203.0.113.${number}:443`)),
    );
  }
  expect(lines()).toMatchObject([
    { level: 'error', message: 'Error: connect ECONNREFUSED 203.0.113.0:443', count: 1 },
  ]);
  jest.advanceTimersByTime(60_000);
  expect(lines().map(({ count }) => count)).toEqual([1, 99]);
  jest.useRealTimers();
});

test('an error is logged with its message, stack and cause, without other properties', () => {
  const failure = Object.assign(
    new TypeError('no /reset-password/MQ/jeton', { cause: new Error('b') }),
    {
      digest: 'api-failure',
      code: 'E_FAILED',
      input: 'secret',
    },
  );
  error('⨯', failure);
  expect(lines()).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      event: 'error',
      error: {
        name: 'TypeError',
        message: 'no /reset-password/…',
        digest: 'api-failure',
        code: 'E_FAILED',
        stack: expect.stringMatching(/^at .*logs\.test\.ts/),
        cause: expect.objectContaining({ name: 'Error', message: 'b' }),
      },
      count: 1,
    },
  ]);
  expect(stderr.mock.calls.join()).not.toContain('secret');
});

test('an error is logged once, however often it is reported', () => {
  const failure = new Error('a');
  error(failure);
  error('⨯', failure);
  writeError(failure, { route: '/annonces/[id]' });
  expect(lines()).toHaveLength(1);
  error('uncaughtException:', failure);
  expect(lines()).toHaveLength(2);
});
