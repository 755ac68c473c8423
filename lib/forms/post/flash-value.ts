import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/**
 * Formats the value of a flash cookie: JSON in base64url, and a signature, because a sibling domain could
 * set a cookie of its own (RFC 6265, section 8.6).
 *
 * @param key a secret of the page that reads it.
 */
export function formatFlash(value: unknown, key: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${sign(payload, key)}`;
}

/** Parses that value; `null` when it is absent, not signed with `key`, or malformed. */
export function parseFlash<T>(
  text: string | undefined,
  key: string,
  schema: z.ZodType<T>,
): T | null {
  const [, payload, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(text ?? '') ?? [];
  if (payload === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(payload, key)))) return null;
  const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  // Another build may have written it.
  return schema.safeParse(value).data ?? null;
}

function sign(payload: string, key: string): string {
  // The prefix separates these signatures from others made with the same key.
  return createHmac('sha256', key).update(`flash:${payload}`).digest('base64url');
}
