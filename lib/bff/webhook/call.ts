import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { parseJson, readBoundedBody } from '@/lib/api/client/bounded-body';
import { HttpError } from '@/lib/bff/respond';
import { isSlug } from '@/lib/french/text';
import { isBearer } from '@/lib/routing/bearer';
import { logRepeated } from '@/lib/runtime/log/log-repeated';

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

/** What changed in the API: one ad, one post, or all items of a kind. */
export type Change = z.output<typeof changeSchema>;

/** A call of the webhook by someone who has the secret. */
type Call = {
  /** The same each time it is sent; `null` when it is not signed. */
  id: string | null;
  changes: Change[];
};

/** An error response to a call of the webhook, and why, in English for the log: nothing of the call itself. */
class WebhookRefusal extends HttpError {
  override name = 'WebhookRefusal';
  readonly reason: string;

  constructor(status: number, reason: string, detail: string) {
    super(status, { detail });
    this.reason = reason;
  }
}

/**
 * Reads a call of the webhook: one change, or `{"changes":[…]}` with up to a thousand. A signature is checked where
 * there is one and the secret is one for signatures, otherwise the bearer.
 * @throws {HttpError} 401 without the secret, 413 when the body or the list is too large, 400 with the reason when any
 *   of it is malformed; after logging it.
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
  // A plain secret is for the bearer alone: a sender's library would decode it, so that both sides had another key.
  const isSigned = headers.has('webhook-signature') && secret.startsWith('whsec_');
  // The body of a call without the secret is not read.
  if (!isSigned) requireBearer(headers, secret);
  const bytes = await readBoundedBody(body, maxBodyBytes);
  if (bytes === null)
    throw new WebhookRefusal(413, 'Body too large', 'La demande est trop longue.');
  const id = isSigned ? requireSignature(headers, bytes, secret) : null;
  return { id, changes: readChanges(bytes) };
}

/** Requires the secret in `Authorization: Bearer …`. @throws {HttpError} 401 without it. */
export function requireBearer(headers: Headers, secret: string): void {
  const given = headers.get('authorization');
  if (isBearer(given, secret)) return;
  throw new WebhookRefusal(401, given ? 'Wrong secret' : 'No secret', 'Non autorisé.');
}

/**
 * Requires a signature by the secret, not older than five minutes; of several, as in a rotation, one.
 * @returns the id of the call, which is signed too.
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

function readChanges(bytes: Uint8Array): Change[] {
  const body = readJson(bytes);
  if (typeof body !== 'object' || body === null || !('changes' in body)) return [readChange(body)];
  const batch = batchSchema.safeParse(body);
  if (!batch.success) throw badRequest('« changes » : une liste de changements est attendue.');
  const { changes } = batch.data;
  if (changes.length > maxChanges) {
    throw new WebhookRefusal(413, 'Too many changes', `Plus de ${maxChanges} changements.`);
  }
  return changes.map((change, index) => readChange(change, `changes.${index}.`));
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes);
  } catch {
    throw badRequest('La demande n’est pas du JSON.');
  }
}

/** @param at where it is in the body, for the message. */
function readChange(body: unknown, at = ''): Change {
  const change = changeSchema.safeParse(body);
  if (change.success) return change.data;
  const [issue] = change.error.issues;
  const field = issue?.path.join('.') || 'type';
  const problem = field === 'type' ? `${kinds} est attendu.` : issue?.message;
  throw badRequest(`« ${at}${field} » : ${problem}`);
}

function badRequest(detail: string): WebhookRefusal {
  return new WebhookRefusal(400, 'Malformed body', detail);
}
