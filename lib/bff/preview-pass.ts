import { createHmac } from 'node:crypto';
import { isSecret } from '../routing/authorization.ts';

/** How long a session lasts, in seconds: a working day. */
export const passMaxAge = 12 * 60 * 60;

/** The session cookie of an editor: its expiry, signed with the secret. Another secret invalidates all passes. */
export function issuePass(secret: string, now: number): string {
  const end = String(Math.floor(now / 1_000) + passMaxAge);
  return `${end}.${sign(end, secret)}`;
}

/** Whether a pass is genuine and not expired. Compares in constant time. */
export function isPassValid(pass: string, secret: string, now: number): boolean {
  const [, end = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? [];
  return isSecret(signature, sign(end, secret)) && Number(end) * 1_000 > now;
}

function sign(end: string, secret: string): string {
  // The prefix separates this use: other signatures with the same secret are not passes.
  return createHmac('sha256', secret).update(`apercu:${end}`).digest('base64url');
}
