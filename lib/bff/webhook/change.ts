import { z } from 'zod';
import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { HttpError } from '@/lib/bff/http-error';
import { isSlug } from '@/lib/french/slug';

const maxBodyBytes = 10_000;

const changeSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ad'),
    id: z.int({ error: 'un nombre entier est attendu' }).positive({ error: 'plus grand que 0' }),
  }),
  z.object({
    type: z.literal('post'),
    slug: z
      .string({ error: 'un texte est attendu' })
      .refine(isSlug, { error: 'des lettres, des chiffres, « _ » et « - » sont attendus' }),
  }),
  z.object({ type: z.enum(['ads', 'posts', 'partners', 'specialties']) }),
]);

/** What changed in the API: one ad, one post, or all items of a kind. */
export type Change = z.output<typeof changeSchema>;

const kinds = '« ad », « post », « ads », « posts », « partners » ou « specialties »';

/**
 * Reads the body of a webhook call.
 *
 * @throws {HttpError} 400 when it is malformed, with the reason.
 */
export async function readChange(request: Request): Promise<Change> {
  const change = changeSchema.safeParse(await readBody(request));
  if (change.success) return change.data;
  const [issue] = change.error.issues;
  const field = issue?.path.join('.');
  const wrong = field && field !== 'type' ? `« ${field} » : ${issue?.message}` : null;
  throw badRequest(wrong ?? `« type » : ${kinds} est attendu.`);
}

async function readBody(request: Request): Promise<unknown> {
  const bytes = await readBoundedBody(request.body, maxBodyBytes);
  if (bytes === null) throw badRequest('La demande est trop longue.');
  try {
    return parseJson(bytes);
  } catch {
    throw badRequest('La demande n’est pas du JSON.');
  }
}

function badRequest(detail: string): HttpError {
  return new HttpError(400, { detail });
}
