import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { recordMeasurements } from '@/lib/runtime/metrics/recorder.fixture';
import { createRecentKeys } from './attempt-limiter';

jest.unstable_mockModule('../api/client/client', () => ({ api: { post: async () => {} } }));
const { confirmReset } = await import('./reset-requests');

const consumeResetAttempt = (token: string, visitor: string | null) =>
  confirmReset({ uid: 'MQ', token, new_password: 'motdepasse' }, visitor);
const minute = 60_000;
let used = 0;

/** An unused token. */
const freshToken = () => `token-${++used}`;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  // Lets all counts expire.
  jest.advanceTimersByTime(16 * minute);
  jest.useRealTimers();
});

async function attempt(times: number, token: () => string, visitor: (time: number) => string) {
  for (let time = 0; time < times; time += 1) await consumeResetAttempt(token(), visitor(time));
}

const tooManyAttempts = (minutes: string, retryAfter: number) => ({
  name: 'HttpError',
  status: 429,
  problem: { detail: `Trop de tentatives. Réessayez dans ${minutes}.` },
  retryAfter,
});

test('a token has ten attempts, from any visitor', async () => {
  const measured = recordMeasurements();
  const token = freshToken();
  const visitor = (time: number) => `198.51.100.${time}`;
  await attempt(10, () => token, visitor);
  expect(measured).toEqual([]);
  await expect(consumeResetAttempt(token, '192.0.2.1')).rejects.toMatchObject(
    tooManyAttempts('15 minutes', 900),
  );
  expect(measured).toEqual([['limitReached', 'reset-token']]);
  await consumeResetAttempt(freshToken(), '192.0.2.1');
});

test('a visitor has twenty attempts, with any token', async () => {
  await attempt(20, freshToken, () => '203.0.113.1');
  await expect(consumeResetAttempt(freshToken(), '203.0.113.1')).rejects.toMatchObject(
    tooManyAttempts('15 minutes', 900),
  );
  await consumeResetAttempt(freshToken(), '203.0.113.2');
});

test('the addresses of one IPv6 network are one visitor', async () => {
  // A home has 256 networks of 64 bits.
  await attempt(20, freshToken, (time) => `2001:db8:0:1${time % 10}::${time}`);
  await expect(consumeResetAttempt(freshToken(), '2001:db8:0:ff:ffff::')).rejects.toMatchObject({
    status: 429,
  });
  await consumeResetAttempt(freshToken(), '2001:db8:0:100::');
});

test('visitors without a known address are counted together', async () => {
  for (let time = 0; time < 20; time += 1) await consumeResetAttempt(freshToken(), null);
  await expect(consumeResetAttempt(freshToken(), null)).rejects.toMatchObject({ status: 429 });
});

test('the remaining time is given, after which attempts are allowed again', async () => {
  await attempt(20, freshToken, () => '203.0.113.1');
  jest.advanceTimersByTime(14 * minute + 1);
  await expect(consumeResetAttempt(freshToken(), '203.0.113.1')).rejects.toMatchObject(
    tooManyAttempts('1 minute', 60),
  );
  jest.advanceTimersByTime(minute);
  await consumeResetAttempt(freshToken(), '203.0.113.1');
});

test('the privacy policy says how long attempts are stored', () => {
  const policy = readFileSync('content/legal/politique-de-confidentialite.md', 'utf8');
  expect(policy).toContain('gardées en mémoire 15 minutes au plus');
});

test('memory is bounded: the least recently used names are evicted', async () => {
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

test('memory holds neither a name nor a plain hash of it', async () => {
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

test('a key expires a fixed time after its first use', () => {
  const names = createRecentKeys(10, 1_000);
  names.touch('a');
  jest.advanceTimersByTime(600);
  names.touch('a');
  names.touch('b');
  jest.advanceTimersByTime(399);
  expect(names.size).toBe(2);
  jest.advanceTimersByTime(1);
  expect(names.size).toBe(1);
  jest.advanceTimersByTime(600);
  expect(names.size).toBe(0);
});

test('the least recently used key is evicted, and has a new expiry when it is added again', () => {
  const names = createRecentKeys(2, 1_000);
  expect([names.touch('a'), names.touch('b'), names.touch('a')]).toEqual([null, null, null]);
  jest.advanceTimersByTime(500);
  expect(names.touch('c')).toBe('b');
  expect(names.touch('b')).toBe('a');
  jest.advanceTimersByTime(999);
  expect(names.size).toBe(2);
  jest.advanceTimersByTime(1);
  expect(names.size).toBe(0);
});
