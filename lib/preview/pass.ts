import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How long an editor stays let in, in seconds: a working day. */
export const passMaxAge = 12 * 60 * 60;

/**
 * What an editor shows to be let in: until when, and a signature nobody can make without the secret.
 * Another secret ends all passes.
 *
 * @param now milliseconds.
 */
export function issuePass(secret: string, now: number): string {
  const end = String(Math.floor(now / 1_000) + passMaxAge);
  return `${end}.${sign(end, secret)}`;
}

/** Whether a pass is ours and still good. Takes as long for any that is wrong. */
export function isPassValid(pass: string, secret: string, now: number): boolean {
  const [, end = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? [];
  return isSame(signature, sign(end, secret)) && Number(end) * 1_000 > now;
}

/** Whether what was typed is the secret, in a time that does not tell how much of it is right. */
export function isSecret(typed: string, secret: string): boolean {
  return isSame(typed, secret);
}

function sign(end: string, secret: string): string {
  // Names what it is for: what the secret signs elsewhere is no pass.
  return createHmac('sha256', secret).update(`apercu:${end}`).digest('base64url');
}

/** Digests have one length, whatever was given. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
