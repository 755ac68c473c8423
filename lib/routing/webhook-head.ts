import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { isBearer } from './bearer.ts';

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
/** The sentence of the library for a signature that is not that of the body: here, of none. */
const notOfBody = 'No matching signature found';

type HeaderReader = (name: string) => string | null | undefined;

/**
 * Whether a call of the webhook counts by its signature. A plain secret is for the bearer alone: a sender's library would
 * decode it, so that both sides had another key.
 */
export function isSignedHead(header: HeaderReader, secret: string): boolean {
  return header('webhook-signature') != null && secret.startsWith('whsec_');
}

/**
 * Why a call of the webhook is refused before its body is read: a constant sentence in English, for the log. `null` when
 * it has the bearer, or the headers of a signature at most five minutes old, which the body has to confirm.
 */
export function refusalOfWebhookHead(header: HeaderReader, secret: string): string | null {
  if (!isSignedHead(header, secret)) {
    const given = header('authorization');
    if (isBearer(given, secret)) return null;
    return given ? 'Wrong secret' : 'No secret';
  }
  const given = headers.map((name) => [name, header(name) ?? '']);
  try {
    new Webhook(secret).verify('', Object.fromEntries(given), { jsonParse: false });
    return null;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return error.message === notOfBody ? null : error.message;
  }
}
