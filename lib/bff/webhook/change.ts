import { z } from 'zod';
import { parseJson } from '@/lib/api/client/bounded-body';
import { WebhookRefusal } from '@/lib/bff/webhook/refusal';
import { isSlug } from '@/lib/french/text';

/** A thousand posts with the longest slugs, in letters of two bytes. */
export const maxBodyBytes = 500_000;

const maxChanges = 1_000;

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

const batchSchema = z.object({ changes: z.array(z.unknown()).min(1) });

const kinds = '« ad », « post », « ads », « posts », « partners » ou « specialties »';

/**
 * Reads the body of a webhook call: one change, or `{"changes":[…]}` with up to a thousand.
 *
 * @throws {WebhookRefusal} 400 when any of it is malformed, with the reason; 413 with more changes.
 */
export function readChanges(bytes: Uint8Array): Change[] {
  const body = readJson(bytes);
  if (typeof body !== 'object' || body === null || !('changes' in body)) return [readChange(body)];
  const batch = batchSchema.safeParse(body);
  if (!batch.success) throw badRequest('« changes » : une liste de changements est attendue.');
  const { changes } = batch.data;
  if (changes.length > maxChanges) {
    throw new WebhookRefusal(413, 'Too many changes', `Plus de ${maxChanges} changements.`);
  }
  return changes.map((change, index) => readChange(change, `changes.${index}`));
}

/** @param at where it is in the body, for the message. */
function readChange(body: unknown, at?: string): Change {
  const change = changeSchema.safeParse(body);
  if (change.success) return change.data;
  const [issue] = change.error.issues;
  const field = issue?.path.join('.') || 'type';
  const problem = field === 'type' ? `${kinds} est attendu.` : issue?.message;
  throw badRequest(`« ${at === undefined ? field : `${at}.${field}`} » : ${problem}`);
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    throw badRequest('La demande n’est pas du JSON.');
  }
}

function badRequest(detail: string): WebhookRefusal {
  return new WebhookRefusal(400, 'Malformed body', detail);
}
