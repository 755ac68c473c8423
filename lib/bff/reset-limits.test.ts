import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consumeResetAttempt } from './reset-limits';

const minute = 60_000;
let used = 0;

/** A token nobody has used yet. */
const freshToken = () => `token-${++used}`;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  // Lets all that was counted expire.
  jest.advanceTimersByTime(16 * minute);
  jest.useRealTimers();
});

async function attempt(times: number, token: () => string, visitor: (time: number) => string) {
  for (let time = 0; time < times; time += 1) await consumeResetAttempt(token(), visitor(time));
}

const tooMany = (minutes: string, retryAfter: number) => ({
  name: 'Refusal',
  status: 429,
  problem: { detail: `Trop de tentatives. Réessayez dans ${minutes}.` },
  retryAfter,
});

test('ten attempts with a token, from wherever they come', async () => {
  const token = freshToken();
  const visitor = (time: number) => `198.51.100.${time}`;
  await attempt(10, () => token, visitor);
  await expect(consumeResetAttempt(token, '192.0.2.1')).rejects.toMatchObject(
    tooMany('15 minutes', 900),
  );
  await consumeResetAttempt(freshToken(), '192.0.2.1');
});

test('twenty attempts by a visitor, whatever the token', async () => {
  await attempt(20, freshToken, () => '203.0.113.1');
  await expect(consumeResetAttempt(freshToken(), '203.0.113.1')).rejects.toMatchObject(
    tooMany('15 minutes', 900),
  );
  await consumeResetAttempt(freshToken(), '203.0.113.2');
});

test('an IPv6 host cannot change its address', async () => {
  await attempt(20, freshToken, (time) => `2001:db8:0:1::${time}`);
  await expect(consumeResetAttempt(freshToken(), '2001:db8:0:1:ffff::')).rejects.toMatchObject({
    status: 429,
  });
  await consumeResetAttempt(freshToken(), '2001:db8:0:2::');
});

test('those of whom nobody knows are counted together', async () => {
  for (let time = 0; time < 20; time += 1) await consumeResetAttempt(freshToken(), null);
  await expect(consumeResetAttempt(freshToken(), null)).rejects.toMatchObject({ status: 429 });
});

test('the time left is said, and then it is over', async () => {
  await attempt(20, freshToken, () => '203.0.113.1');
  jest.advanceTimersByTime(14 * minute + 1);
  await expect(consumeResetAttempt(freshToken(), '203.0.113.1')).rejects.toMatchObject(
    tooMany('1 minute', 60),
  );
  jest.advanceTimersByTime(minute);
  await consumeResetAttempt(freshToken(), '203.0.113.1');
});

test('the privacy policy says how long an attempt is remembered', () => {
  const policy = readFileSync('content/legal/politique-de-confidentialite.md', 'utf8');
  expect(policy).toContain('gardées en mémoire 15 minutes au plus');
});

test('the least recently seen are forgotten first, so that memory is bounded', async () => {
  const token = freshToken();
  await attempt(
    10,
    () => token,
    () => '203.0.113.1',
  );
  await attempt(
    20_000,
    freshToken,
    (time) => `10.${time >> 16}.${(time >> 8) & 255}.${time & 255}`,
  );
  await consumeResetAttempt(token, '203.0.113.1');
});

test('what memory holds is neither a name nor a hash that anyone could make of it', async () => {
  const consume = jest.spyOn(RateLimiterMemory.prototype, 'consume');
  const names = ['203.0.113.7', freshToken()] as const;
  await consumeResetAttempt(names[1], names[0]);
  const held = consume.mock.calls.map(([name]) => name);
  expect(held).toHaveLength(2);
  for (const name of names) {
    expect(held).not.toContain(name);
    for (const form of ['base64url', 'hex', 'base64'] as const) {
      expect(held).not.toContain(createHash('sha256').update(name).digest(form));
    }
  }
  consume.mockRestore();
});
