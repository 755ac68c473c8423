import { WebhookRefusal } from '@/lib/bff/webhook/refusal';
import { isBearer } from '@/lib/routing/bearer';

/**
 * Requires the secret in `Authorization: Bearer …`.
 *
 * @throws {WebhookRefusal} 401 without it.
 */
export function requireBearer(headers: Headers, secret: string): void {
  const given = headers.get('authorization');
  if (isBearer(given, secret)) return;
  throw new WebhookRefusal(401, given ? 'Wrong secret' : 'No secret', 'Non autorisé.');
}
