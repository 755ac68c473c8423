import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** The parts of the one `Set-Cookie` header with the flash cookie. */
export function flashOf(response: APIResponse): { pair: string; attributes: string[] } {
  const lines = response
    .headersArray()
    .filter(({ name, value }) => /^set-cookie$/i.test(name) && value.startsWith('flash='));
  expect(lines, 'one flash cookie').toHaveLength(1);
  const [pair = '', ...attributes] = lines[0]?.value.split('; ') ?? [];
  return { pair, attributes };
}

/** The content of a flash cookie. */
export function payloadOf(pair: string): string {
  const [payload = ''] = pair.replace('flash=', '').split('.');
  return Buffer.from(payload, 'base64url').toString();
}

/** Follows the redirect of a form post, as a browser that accepts its cookie does. */
export async function follow(
  request: APIRequestContext,
  response: APIResponse,
): Promise<APIResponse> {
  expect(response.status()).toBe(303);
  // Playwright's requests send no `Secure` cookie over http; browsers do to 127.0.0.1.
  const { pair } = flashOf(response);
  const { location = '' } = response.headers();
  return request.get(new URL(location, response.url()).href, { headers: { cookie: pair } });
}
