import type { APIRequestContext, APIResponse } from '@playwright/test';

export const secret = 'un-secret-de-trente-deux-lettres';

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
