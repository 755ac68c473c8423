import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a value of `Authorization` is `Bearer …` with the secret, if there is one (RFC 6750), in constant time. */
export function isBearer(authorization: string | null | undefined, secret?: string): boolean {
  if (secret === undefined) return false;
  const given = /^Bearer +([^ ].*)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(secret));
}
