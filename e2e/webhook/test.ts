import type { APIRequestContext, APIResponse } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { test as base } from '../http-test.ts';
import { type Api, withApi } from '../stage/api.ts';
import { startIndexedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';

/** A secret for signatures, which is also valid as a bearer token. */
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
 * @param id stays the same each time that the call is sent.
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

const hookedSite = startOnce((workerIndex) =>
  startIndexedSite(process.env.E2E_DEMO_URL ?? '', `site-${workerIndex}-webhook`, {
    REVALIDATE_SECRET: secret,
  }),
);

/** A site with a webhook, for the tests of one file, so that refreshes do not affect other tests. */
export const test = base.extend<{ hooked: { url: string; api: Api } }>({
  hooked: async ({}, use) => {
    const { url, gatewayUrl } = await hookedSite();
    await withApi(gatewayUrl, (api) => use({ url, api }));
  },
});

export { expect } from '../http-test.ts';
