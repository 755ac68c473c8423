import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a text is the secret one. Compares digests, as `timingSafeEqual` needs the same length. */
export function isSecret(text: string, secret: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(secret));
}

/** Whether a value of `Authorization` is `Bearer …` with the secret, if there is one (RFC 6750). */
export function isBearer(authorization: string | null | undefined, secret?: string): boolean {
  if (secret === undefined) return false;
  const given = /^Bearer +([^ ].*)$/i.exec(authorization ?? '')?.[1] ?? '';
  return isSecret(given, secret);
}
