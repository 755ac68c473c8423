import { z } from 'zod';
import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import type { PasswordReset } from '@/lib/api/resources/password-reset';
import { HttpError } from '@/lib/bff/http-error';
import { isFromThisSite } from '@/lib/bff/same-site';
import { passwordFault } from '@/lib/forms/password/rule';

const maxBodyBytes = 10_000;

const missing = 'Ce champ est obligatoire.';
const filled = z.string({ error: missing }).min(1, { error: missing });

const resetSchema: z.ZodType<PasswordReset> = z.object({
  uid: filled,
  token: filled,
  new_password: z.string({ error: missing }).superRefine((password, context) => {
    const message = passwordFault(password);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
});

/**
 * Reads the body of the call that sets a new password.
 *
 * @throws {HttpError} 403 from another site, 415 unless it is JSON, 413 over 10 kB, 400 when it is
 *   malformed, with messages by field.
 */
export async function readPasswordReset(request: Request): Promise<PasswordReset> {
  if (!isFromThisSite(request.headers)) {
    throw new HttpError(403, { detail: 'Cette demande vient d’un autre site.' });
  }
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, { detail: 'Un contenu JSON est attendu.' });
  }
  const reset = resetSchema.safeParse(await readBody(request));
  if (reset.success) return reset.data;
  throw new HttpError(400, z.flattenError(reset.error).fieldErrors);
}

async function readBody(request: Request): Promise<unknown> {
  const bytes = await readBoundedBody(request.body, maxBodyBytes);
  if (bytes === null) throw new HttpError(413, { detail: 'La demande est trop longue.' });
  try {
    return parseJson(bytes);
  } catch {
    throw new HttpError(400, { detail: 'La demande n’est pas du JSON.' });
  }
}
