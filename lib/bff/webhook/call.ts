import { readBoundedBody } from '@/lib/api/client/bounded-body';
import { HttpError } from '@/lib/bff/http-error';
import { requireBearer } from '@/lib/bff/webhook/authorization';
import { type Change, maxBodyBytes, readChanges } from '@/lib/bff/webhook/change';
import { isSigningSecret, requireSignature, signatureHeader } from '@/lib/bff/webhook/signature';

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
 * @throws {HttpError} 401 without the secret, 413 when the body is too large, 400 when it is malformed.
 */
export async function readCall({ headers, body }: Request, secret: string): Promise<Call> {
  const isSigned = headers.has(signatureHeader) && isSigningSecret(secret);
  // The body of a call without the secret is not read.
  if (!isSigned) requireBearer(headers, secret);
  const bytes = await readBoundedBody(body, maxBodyBytes);
  if (bytes === null) throw new HttpError(413, { detail: 'La demande est trop longue.' });
  const id = isSigned ? requireSignature(headers, bytes, secret) : null;
  return { id, changes: readChanges(bytes) };
}
