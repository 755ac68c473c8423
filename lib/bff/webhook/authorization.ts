import { createHash, timingSafeEqual } from 'node:crypto';
import { WebhookRefusal } from '@/lib/bff/webhook/refusal';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Requires the secret in `Authorization: Bearer …`, compared in constant time.
 *
 * @throws {WebhookRefusal} 401 without it.
 */
export function requireBearer(headers: Headers, secret: string): void {
  const given = /^Bearer +([^ ].*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(secret))) return;
  const reason = given === '' ? 'No secret' : 'Wrong secret';
  throw new WebhookRefusal(401, reason, 'Non autorisé.');
}
