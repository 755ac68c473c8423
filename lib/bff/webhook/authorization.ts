import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpError } from '@/lib/bff/http-error';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Requires the secret in `Authorization: Bearer …`, compared in constant time.
 *
 * @throws {HttpError} 401 without it.
 */
export function requireBearer(headers: Headers, secret: string): void {
  const given = /^Bearer +([^ ].*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(secret))) return;
  throw new HttpError(401, { detail: 'Non autorisé.' });
}
