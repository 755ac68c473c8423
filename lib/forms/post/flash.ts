import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { config } from '../../config/config.ts';

/*
 * The cookie that passes the outcome of a form post to the page of the redirect (Post/Redirect/Get), whose response
 * removes it. `SameSite=Strict`: browsers send it after a post from this site only.
 */

export const flashCookie = 'flash';

/** The `Set-Cookie` that stores a value for the page at `path` only (RFC 6265, section 4.1); `null` removes it. */
export function setFlash(path: string, value: string | null): string {
  const secure = config.SITE_URL.startsWith('https:') ? '; Secure' : '';
  // A minute is enough for the redirect on a slow connection.
  const maxAge = value === null ? 0 : 60;
  return `${flashCookie}=${value ?? ''}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}

/**
 * Formats the value of a flash cookie: JSON in base64url, and a signature by a secret of the page, because a sibling
 * domain could set a cookie too (RFC 6265, section 8.6).
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
