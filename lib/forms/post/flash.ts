import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { deriveKey, hasSecret, isSigned, sign } from '../../cache/signature.ts';
import { config } from '../../config/config.ts';
import { processSingleton } from '../../runtime/process-singleton.ts';

/*
 * The outcome of a form post, signed for the page of the redirect (Post/Redirect/Get): in the query of a password reset,
 * which works without cookies, and in a cookie of the preview, which needs one anyway.
 */

// Anyone can invent a link: signed with the link alone, or with a key that all can derive, a stranger’s text would show.
const secret = processSingleton('flash-secret', () =>
  hasSecret() ? deriveKey('flash') : randomBytes(32),
);

export const flashCookie = 'flash';

/** The `Set-Cookie` that stores a value for `path` only (RFC 6265, section 4.1); `null` removes it. */
export function setFlash(path: string, value: string | null): string {
  const secure = config.SITE_URL.startsWith('https:') ? '; Secure' : '';
  // A minute is enough for the redirect on a slow connection.
  const maxAge = value === null ? 0 : 60;
  return `${flashCookie}=${value ?? ''}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}

/** Formats a value for the page with this key: JSON in base64url, and a signature of this site. */
export function formatFlash(value: unknown, key: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${sign(key, payload, secret)}`;
}

/** Parses that value; `null` when it is absent, not signed for `key`, or malformed. */
export function parseFlash<T>(
  text: string | undefined,
  key: string,
  schema: z.ZodType<T>,
): T | null {
  const [, payload, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(text ?? '') ?? [];
  if (payload === undefined || signature === undefined) return null;
  if (!isSigned(key, payload, signature, secret)) return null;
  const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  // Another build may have written it.
  return schema.safeParse(value).data ?? null;
}
