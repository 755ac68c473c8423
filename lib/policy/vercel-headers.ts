import type { config } from '../config.ts';
import { nothing, pagePolicy } from './content-security-policy.ts';
import { reportingEndpoints } from './reporting.ts';
import { embeddable, embeddablePaths, type Header, securityHeaders } from './security-headers.ts';

type Rule = { source: string; headers: { key: string; value: string }[] };

// Each path matches at most one of these: two policies would both apply. The pages of a password reset, of the
// preview and of the outcome of a form match none: proxy.ts sets theirs, with a nonce.
const files = '/:path*\\.:type(ico|ics|json|md|png|svg|txt|webmanifest|xml)';
const apiAndBuild = '/:area(api|_next)/:path*';
const pages =
  '/:page((?!api/|_next/|reset-password/|apercu$|inscriptions?/envoi$|.*\\.(?:ico|ics|json|md|png|svg|txt|webmanifest|xml)$).*)';
const mapPages = ['/annonces', '/annonces/:id([1-9]\\d*)'];

/**
 * The headers of every response on Vercel, for `headers()` of Next.js. Its cache does not hash the inline
 * scripts of a page as ours does, so the policy has `unsafe-inline` for scripts; the rest is the same.
 */
export function vercelHeaders(variables: typeof config): Rule[] {
  const unhashed = (map: boolean): Header => [
    policy,
    pagePolicy(variables, { inlineScripts: ["'unsafe-inline'"], map, counted: true }),
  ];
  const withMap = variables.GOOGLE_MAPS_API_KEY === undefined ? [] : mapPages;
  return [
    rule('/:path*', securityHeaders(variables)),
    ...embeddablePaths.map((source) => rule(source, [embeddable])),
    rule(files, [[policy, nothing]]),
    rule(apiAndBuild, [[policy, nothing]]),
    rule(pages, [unhashed(false), reportingEndpoints]),
    // Of two rules for a header, the later one applies.
    ...withMap.map((source) => rule(source, [unhashed(true)])),
  ];
}

const policy = 'Content-Security-Policy';

function rule(source: string, headers: readonly Header[]): Rule {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}
