import { createHash, timingSafeEqual } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { RequestHead } from './check-request-head.ts';

/** Whether a text is the secret one. Compares digests, as `timingSafeEqual` needs the same length. */
export function isSecret(text: string, secret: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(secret));
}

/** Whether a value of `Authorization` is `Bearer …` with the secret, if there is one (RFC 6750). */
export function isBearer(authorization: string | null | undefined, secret?: string): boolean {
  if (secret === undefined) return false;
  const given = /^Bearer +([^ ].*)$/i.exec(authorization ?? '')?.[1] ?? '';
  return isSecret(given, secret);
}

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
/** The sentence of the library for a signature that is not that of the body: here, of none. */
const notOfBody = 'No matching signature found';

/** Whether a call of the webhook counts by its signature: a plain secret, which libraries would decode, is a bearer. */
export function isSignedHead(header: RequestHead['header'], secret: string): boolean {
  return header('webhook-signature') != null && secret.startsWith('whsec_');
}

/**
 * Why a call of the webhook is refused before its body is read: a constant sentence in English, for the log. `null` when
 * it has the bearer, or the headers of a signature at most five minutes old, which the body has to confirm.
 */
export function refusalOfWebhookHead(header: RequestHead['header'], secret: string): string | null {
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
