import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { readBoundedBody } from '@/lib/api/client/bounded-body';
import { requireBearer } from '@/lib/bff/webhook/authorization';
import { type Change, maxBodyBytes, readChanges } from '@/lib/bff/webhook/change';
import { WebhookRefusal } from '@/lib/bff/webhook/refusal';
import { logRepeated } from '@/lib/runtime/log/log-repeated';

/** A call of the webhook by someone who has the secret. */
type Call = {
  /** The same each time it is sent; `null` when it is not signed. */
  id: string | null;
  changes: Change[];
};

/**
 * Reads a call of the webhook. A signature is checked where there is one and the secret is one for signatures, otherwise
 * the bearer.
 *
 * @throws {WebhookRefusal} 401 without the secret, 413 when the body is too large, 400 when it is malformed; after logging
 *   it.
 */
export async function readCall(request: Request, secret: string): Promise<Call> {
  try {
    return await read(request, secret);
  } catch (error) {
    if (error instanceof WebhookRefusal) {
      logRepeated('warn', { event: 'webhook refused', reason: error.reason });
    }
    throw error;
  }
}

async function read({ headers, body }: Request, secret: string): Promise<Call> {
  const isSigned = headers.has(signatureHeader) && isSigningSecret(secret);
  // The body of a call without the secret is not read.
  if (!isSigned) requireBearer(headers, secret);
  const bytes = await readBoundedBody(body, maxBodyBytes);
  if (bytes === null)
    throw new WebhookRefusal(413, 'Body too large', 'La demande est trop longue.');
  const id = isSigned ? requireSignature(headers, bytes, secret) : null;
  return { id, changes: readChanges(bytes) };
}

/** The header of the signatures of a call. */
const signatureHeader = 'webhook-signature';

/**
 * Whether a secret is one for signatures, `whsec_` and base64. A plain one is for the bearer alone: a sender's library
 * would decode it, so that both sides had another key.
 */
function isSigningSecret(secret: string): boolean {
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
function requireSignature(headers: Headers, body: Uint8Array, secret: string): string {
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
