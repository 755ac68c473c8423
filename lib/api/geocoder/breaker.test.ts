import { expect, test } from '@jest/globals';
import { createBreaker } from './breaker';

function breakerAt() {
  const clock = { now: 1_000 };
  return { clock, breaker: createBreaker(3, 500, () => clock.now) };
}

test('requests are allowed until three in a row have failed', () => {
  const { breaker } = breakerAt();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.mayCall()).toBe(true);
  breaker.failed();
  expect(breaker.mayCall()).toBe(false);
});

test('after the pause a single request is allowed, until its outcome is known', () => {
  const { breaker, clock } = breakerAt();
  for (let index = 0; index < 3; index += 1) breaker.failed();
  clock.now += 499;
  expect(breaker.mayCall()).toBe(false);
  clock.now += 1;
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
});

test('a failed trial starts another pause', () => {
  const { breaker, clock } = breakerAt();
  for (let index = 0; index < 3; index += 1) breaker.failed();
  clock.now += 600;
  expect(breaker.mayCall()).toBe(true);
  clock.now += 100;
  breaker.failed();
  clock.now += 499;
  expect(breaker.mayCall()).toBe(false);
  clock.now += 1;
  expect(breaker.mayCall()).toBe(true);
});

test('a rejection pauses at once', () => {
  const { breaker, clock } = breakerAt();
  breaker.refused();
  expect(breaker.mayCall()).toBe(false);
  clock.now += 500;
  expect(breaker.mayCall()).toBe(true);
});
