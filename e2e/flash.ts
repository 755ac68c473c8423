import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** The `Set-Cookie` of the flash cookie, by its parts; none of it is repeated. */
export function flashOf(response: APIResponse): { pair: string; attributes: string[] } {
  const lines = response
    .headersArray()
    .filter(({ name, value }) => /^set-cookie$/i.test(name) && value.startsWith('flash='));
  expect(lines, 'one flash cookie').toHaveLength(1);
  const [pair = '', ...attributes] = lines[0]?.value.split('; ') ?? [];
  return { pair, attributes };
}

/** What a flash cookie says, to whoever reads it. */
export function payloadOf(pair: string): string {
  const [payload = ''] = pair.replace('flash=', '').split('.');
  return Buffer.from(payload, 'base64url').toString();
}

/** Goes where the response to a form post leads, as a browser does that accepts its cookie. */
export async function follow(
  request: APIRequestContext,
  response: APIResponse,
): Promise<APIResponse> {
  expect(response.status()).toBe(303);
  // Playwright's own requests send no `Secure` cookie over http, as browsers do to 127.0.0.1.
  const { pair } = flashOf(response);
  const { location = '' } = response.headers();
  return request.get(new URL(location, response.url()).href, { headers: { cookie: pair } });
}
