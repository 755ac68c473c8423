import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/**
 * Writes the value of a flash cookie: JSON in base64url, and a signature, so that nobody can put words
 * on our pages by setting a cookie from a sibling domain (RFC 6265, section 8.6).
 *
 * @param key a secret of the page that reads it.
 */
export function formatFlash(value: unknown, key: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${sign(payload, key)}`;
}

/** Reads that value; `null` when there is none, it was not signed with `key`, or it does not parse. */
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
  // Names what it is for: what the key signs elsewhere is no flash.
  return createHmac('sha256', key).update(`flash:${payload}`).digest('base64url');
}
