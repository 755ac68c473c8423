import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { config } from '../config/config.ts';

type Value = Uint8Array | string;

/** The secrets that instances share. Not the whole URL of Redis: they may reach it by different hosts. */
function sharedSecrets(): (string | undefined)[] {
  const { REDIS_URL = 'redis:', REVALIDATE_SECRET, PREVIEW_SECRET } = config;
  return [new URL(REDIS_URL).password, REVALIDATE_SECRET, PREVIEW_SECRET];
}

/** Whether there is a shared secret: without one anybody can derive a key. */
export const hasSecret = (): boolean => sharedSecrets().some(Boolean);

/** A key of 32 bytes for one purpose, derived from the secrets that instances share (HKDF, RFC 5869). */
export function deriveKey(purpose: string): Buffer {
  const secrets = JSON.stringify(sharedSecrets());
  return Buffer.from(hkdfSync('sha256', secrets, '', `medireleve ${purpose}`, 32));
}

/** The HMAC-SHA256 of a value and its key, by default one in Redis, in base64url: a value that was moved has another. */
export function sign(key: string, value: Value, secret = deriveKey('redis')): string {
  return createHmac('sha256', secret).update(`${key}\0`).update(value).digest('base64url');
}

/** Whether a signature is that of {@link sign}, compared in constant time. */
export function isSigned(key: string, value: Value, signature: string, secret?: Buffer): boolean {
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(key, value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
