import { attemptLimiter, tooMany, visitorKey } from '@/lib/bff/attempt-limiter';
import { isFromThisSite } from '@/lib/bff/same-site';
import { textField } from '@/lib/form-post/form-data';
import { isSecret } from '@/lib/preview/pass';
import { visitorAddress } from '@/lib/visitor-address';

/** What became of a secret that was typed: nothing is wrong, or why nobody is let in. */
type Entry = { refusal: string | null };

/** Characters of a secret that are read. */
const maxTyped = 1_000;

// Few are enough for who mistypes a secret that nobody learns by heart.
const byVisitor = attemptLimiter('preview', 10);

/**
 * Answers the form of the editors' preview. What was typed goes nowhere else.
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
  if (!isFromThisSite(headers)) return { refusal: 'Cette demande vient d’un autre site.' };
  const typed = textField(fields, 'secret').trim();
  if (typed === '' || typed.length > maxTyped) return { refusal: 'Saisissez le code d’accès.' };
  const left = await byVisitor(visitorKey(visitorAddress(headers)));
  if (left !== null) return { refusal: tooMany(left) };
  return { refusal: isSecret(typed, secret) ? null : 'Ce code n’est pas le bon.' };
}
