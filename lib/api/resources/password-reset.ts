import { confirmResetPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';

/** What the form of an e-mailed link sends. `uid` and `token` come from the link. */
export type PasswordReset = { uid: string; token: string; new_password: string };

/**
 * Sets the new password (docs/product.md#calls). Never cached and never retried: a token is valid once.
 *
 * @param visitor the IP address it is sent for, or `null` when it is unknown.
 * @throws {ApiFailureError} when it is refused; its `problem` says why, as a detail or by field.
 * @throws {ApiError} any other, when there was no response, or an invalid one.
 */
export async function confirmPasswordReset(
  { uid, token, new_password }: PasswordReset,
  visitor: string | null,
): Promise<void> {
  const fields = { uid, token, new_password };
  await api.post(confirmResetPath, fields, { visitor });
}
