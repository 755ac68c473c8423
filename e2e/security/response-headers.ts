import { createHash } from 'node:crypto';
import { type APIResponse, expect } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

/** The type of script elements that are data blocks. */
const data = 'application/ld+json';

/** The inline scripts that a browser would run, parsed from the HTML. */
export function inlineScriptsOf(html: string) {
  return selectAll('script:not([src], [data-src])', fromHtml(html))
    .filter(({ properties }) => properties.type !== data)
    .map((script) => ({ nonce: script.properties.nonce, hash: hashOf(textOf(script)) }));
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The sources of a directive of a policy. */
export function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((text) => text.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

/** The policy of responses that are not pages. */
export const nothing =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The values of each header of a response, by its name. */
function headersOf(response: APIResponse): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const { name, value } of response.headersArray()) {
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return headers;
}

/** Expects the security headers of a response, and returns its Content Security Policy. */
export function policyOf(response: APIResponse, own: Record<string, string> = {}): string {
  const headers = headersOf(response);
  const all = {
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...own,
  };
  for (const [name, value] of Object.entries(all)) expect(headers.get(name), name).toEqual([value]);
  expect(headers.get('permissions-policy')).toEqual([
    expect.stringMatching(/^geolocation=\(self\), accelerometer=\(\), /),
  ]);
  expect(headers.has('content-security-policy-report-only')).toBe(false);
  const policies = headers.get('content-security-policy') ?? [];
  expect(policies, 'one policy').toHaveLength(1);
  const [policy = ''] = policies;
  expect(policy, 'no second policy in the same header').not.toContain(',');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(sourcesOf(policy, 'script-src')).not.toContain("'unsafe-inline'");
  expect(policy).not.toContain('unsafe-eval');
  return policy;
}
