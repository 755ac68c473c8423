import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { kindOf, logRepeated } from './log';

const lines: object[] = [];

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
