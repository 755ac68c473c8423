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

/** The content of a signed value. */
export function payloadOf(value: string): string {
  const [payload = ''] = value.split('.');
  return Buffer.from(payload, 'base64url').toString();
}

/** The signed outcome in the URL that a form post redirects to. */
export function outcomeIn(response: APIResponse): string {
  const { location = '' } = response.headers();
  return new URL(location, response.url()).searchParams.get('envoi') ?? '';
}

/** Follows the redirect of a form post, with the cookie that it sets for it, if any. */
export async function follow(
  request: APIRequestContext,
  response: APIResponse,
): Promise<APIResponse> {
  expect(response.status()).toBe(303);
  const { location = '', 'set-cookie': set } = response.headers();
  // Playwright's requests send no `Secure` cookie over http; browsers do to 127.0.0.1.
  const headers = set === undefined ? undefined : { cookie: flashOf(response).pair };
  return request.get(new URL(location, response.url()).href, { headers });
}
