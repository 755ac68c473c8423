import { readBoundedBody } from '@/lib/api/client/bounded-body';
import { requireBearer } from '@/lib/bff/webhook/authorization';
import { type Change, maxBodyBytes, readChanges } from '@/lib/bff/webhook/change';
import { WebhookRefusal } from '@/lib/bff/webhook/refusal';
import { isSigningSecret, requireSignature, signatureHeader } from '@/lib/bff/webhook/signature';
import { logRepeated } from '@/lib/log/log-repeated';

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
