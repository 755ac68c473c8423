import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { WebhookRefusal } from '@/lib/bff/webhook/refusal';

/** The header of the signatures of a call. */
export const signatureHeader = 'webhook-signature';

/**
 * Whether a secret is one for signatures, `whsec_` and base64. A plain one is for the bearer alone: a sender's library
 * would decode it, so that both sides had another key.
 */
export function isSigningSecret(secret: string): boolean {
  return secret.startsWith('whsec_');
}

/**
 * Requires a signature by the secret, not older than five minutes; of several, as in a rotation, one.
 *
 * @param body as it was received.
 * @returns the id of the call, which is signed too.
 * @throws {WebhookRefusal} 401 without one.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function requireSignature(headers: Headers, body: Uint8Array, secret: string): string {
  try {
    const text = Buffer.from(body).toString();
    new Webhook(secret).verify(text, Object.fromEntries(headers), { jsonParse: false });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    // A constant sentence of the library.
    throw new WebhookRefusal(401, error.message, 'Non autorisé.');
  }
  // Required by the library.
  return headers.get('webhook-id') ?? '';
}
