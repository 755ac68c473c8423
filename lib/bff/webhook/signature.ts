import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { HttpError } from '@/lib/bff/http-error';

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
 * @throws {HttpError} 401 without one.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function requireSignature(headers: Headers, body: Uint8Array, secret: string): string {
  try {
    const text = Buffer.from(body).toString();
    new Webhook(secret).verify(text, Object.fromEntries(headers), { jsonParse: false });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    throw new HttpError(401, { detail: 'Non autorisé.' });
  }
  // Required by the library.
  return headers.get('webhook-id') ?? '';
}
