import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpError } from '@/lib/bff/http-error';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets in who knows the secret, in `Authorization: Bearer …`. How long it takes tells nothing of how
 * near a guess came.
 *
 * @throws {HttpError} 401 for anyone else.
 */
export function requireBearer(headers: Headers, secret: string): void {
  const given = /^Bearer +([^ ].*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(secret))) return;
  throw new HttpError(401, { detail: 'Non autorisé.' });
}
