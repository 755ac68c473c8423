import { isBearer } from '@/lib/bearer';
import { HttpError } from '@/lib/bff/http-error';

/**
 * Requires the secret in `Authorization: Bearer …`.
 *
 * @throws {HttpError} 401 without it.
 */
export function requireBearer(headers: Headers, secret: string): void {
  if (isBearer(headers.get('authorization'), secret)) return;
  throw new HttpError(401, { detail: 'Non autorisé.' });
}
