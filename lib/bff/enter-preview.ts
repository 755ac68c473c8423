import { attemptLimiter, tooManyAttempts, visitorKey } from '@/lib/bff/attempt-limiter';
import { isSecret } from '@/lib/bff/preview-pass';
import { isFromThisSite } from '@/lib/bff/same-site';
import { textField } from '@/lib/forms/post/form-data';
import { visitorAddress } from '@/lib/routing/visitor-address';

/** The outcome of a typed secret: `null` when it is right, otherwise the error message. */
type Entry = { error: string | null };

const maxSecretLength = 1_000;

// Few: the secret is pasted rather than typed.
const byVisitor = attemptLimiter('preview', 10);

/**
 * Checks the form of the editors' preview. The typed text is neither stored nor logged.
 *
 * @param secret `PREVIEW_SECRET`.
 * @param fields `secret`.
 * @param headers those of the request.
 */
export async function enterPreview(
  secret: string,
  fields: FormData,
  headers: Headers,
): Promise<Entry> {
  if (!isFromThisSite(headers)) return { error: 'Cette demande vient d’un autre site.' };
  const typed = textField(fields, 'secret').trim();
  if (typed === '' || typed.length > maxSecretLength)
    return { error: 'Saisissez le code d’accès.' };
  const left = await byVisitor(visitorKey(visitorAddress(headers)));
  if (left !== null) return { error: tooManyAttempts(left) };
  return { error: isSecret(typed, secret) ? null : 'Ce code n’est pas le bon.' };
}
