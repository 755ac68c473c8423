import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { HttpError } from '@/lib/bff/respond';
import { isSlug } from '@/lib/french/text';
import { isSignedHead, refusalOfWebhookHead } from '@/lib/routing/authorization';
import { logRepeated } from '@/lib/runtime/log/log';

/** A thousand posts with the longest slugs, in letters of two bytes. */
const maxBodyBytes = 500_000;
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
const kinds = '« ad », « post », « ads », « posts », « partners » ou « specialties »';
const batchSchema = z.object({ changes: z.array(z.unknown()).min(1) });
/** A change in the API: one ad, one post, or all items of a kind. */
export type Change = z.output<typeof changeSchema>;
/** A call of the webhook. `id`: the same each time it is sent; `null` when it is not signed. */
type Call = { id: string | null; changes: Change[] };

/** Reads a call: a change or `{"changes":[…]}`, with a signature or the bearer. @throws {HttpError} and logs why. */
export async function readCall({ headers, body }: Request, secret: string): Promise<Call> {
  const refusal = refusalOfWebhookHead((name) => headers.get(name), secret);
  if (refusal !== null) refuse(401, refusal, 'Non autorisé.');
  const bytes = await readBoundedBody(body, maxBodyBytes);
  if (bytes === null) refuse(413, 'Body too large', 'La demande est trop longue.');
  const isSigned = isSignedHead((name) => headers.get(name), secret);
  const id = isSigned ? requireSignature(headers, bytes, secret) : null;
  return { id, changes: readChanges(bytes) };
}

/** Refuses a call. @param reason why, in English for the log: nothing of the call itself. */
function refuse(status: number, reason: string, detail: string): never {
  logRepeated('warn', { event: 'webhook refused', reason });
  throw new HttpError(status, { detail });
}

/** Requires a signature of Standard Webhooks, at most five minutes old. Returns the id of the call, also signed. */
function requireSignature(headers: Headers, body: Uint8Array, secret: string): string {
  try {
    const text = Buffer.from(body).toString();
    new Webhook(secret).verify(text, Object.fromEntries(headers), { jsonParse: false });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    // A constant sentence of the library.
    refuse(401, error.message, 'Non autorisé.');
  }
  return headers.get('webhook-id') ?? '';
}

function readChanges(bytes: Uint8Array): Change[] {
  const body = readJson(bytes);
  if (typeof body !== 'object' || body === null || !('changes' in body)) return [readChange(body)];
  const batch = batchSchema.safeParse(body);
  if (!batch.success) malformed('« changes » : une liste de changements est attendue.');
  const { changes } = batch.data;
  if (changes.length > maxChanges) {
    refuse(413, 'Too many changes', `Plus de ${maxChanges} changements.`);
  }
  return changes.map((change, index) => readChange(change, `changes.${index}.`));
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    malformed('La demande n’est pas du JSON.');
  }
}

/** @param at where it is in the body, for the message. */
function readChange(body: unknown, at = ''): Change {
  const change = changeSchema.safeParse(body);
  if (change.success) return change.data;
  const [issue] = change.error.issues;
  const field = issue?.path.join('.') || 'type';
  const problem = field === 'type' ? `${kinds} est attendu.` : issue?.message;
  malformed(`« ${at}${field} » : ${problem}`);
}

function malformed(detail: string): never {
  refuse(400, 'Malformed body', detail);
}
