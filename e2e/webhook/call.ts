import type { APIRequestContext, APIResponse } from '@playwright/test';
import { Webhook } from 'standardwebhooks';

/** One for signatures, as a bearer too. */
export const secret = 'whsec_dW4tc2VjcmV0LWRlLXRyZW50ZS1kZXV4LWxldHRyZXM=';

/** Calls the webhook of a site, as the API would. */
export function callWebhook(
  request: APIRequestContext,
  url: string,
  change: unknown,
  authorization = `Bearer ${secret}`,
): Promise<APIResponse> {
  return request.post(`${url}/api/revalidate`, {
    headers: { authorization, 'content-type': 'application/json' },
    data: typeof change === 'string' ? Buffer.from(change) : JSON.stringify(change),
  });
}

/**
 * Sends a signed call, as a sender of Standard Webhooks does.
 *
 * @param id the same each time the call is sent.
 */
export function callSigned(
  request: APIRequestContext,
  url: string,
  id: string,
  change: unknown,
  by = secret,
): Promise<APIResponse> {
  const data = JSON.stringify(change);
  const now = new Date();
  return request.post(`${url}/api/revalidate`, {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': `${Math.floor(now.getTime() / 1_000)}`,
      'webhook-signature': new Webhook(by).sign(id, now, data),
    },
    data,
  });
}
