import type { config } from '../../config/index.ts';
import { nothing, pagePolicy } from './content-security-policy.ts';
import { reportingEndpoints } from './reporting.ts';
import { embeddable, embeddablePaths, type Header, securityHeaders } from './security-headers.ts';

/** What it needs of the routes of the site. */
type CachedRoute = {
  pattern: string;
  cached?: { seconds: number; tags: readonly string[] };
};

type Rule = { source: string; headers: { key: string; value: string }[] };

// Each path matches at most one of these: two policies would both apply. The pages of a password reset, of the
// preview and of the outcome of a form match none: proxy.vercel.ts sets theirs, with a nonce.
const files = '/:path*\\.:type(ico|ics|json|md|png|svg|txt|webmanifest|xml)';
const apiAndBuild = '/:area(api|_next)/:path*';
const pages =
  '/:page((?!api/|_next/|reset-password/|apercu$|inscriptions?/envoi$|.*\\.(?:ico|ics|json|md|png|svg|txt|webmanifest|xml)$).*)';
const mapPages = ['/annonces', '/annonces/:id([1-9]\\d*)'];

/**
 * The headers of every response on Vercel, for `headers()` of Next.js. Its cache does not hash the inline
 * scripts of a page as ours does, so the policy has `unsafe-inline` for scripts; the rest is the same.
 */
export function vercelHeaders(variables: typeof config, routes: readonly CachedRoute[]): Rule[] {
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
    ...routes.flatMap(cachingOf),
  ];
}

const day = 24 * 60 * 60;

/**
 * How long the CDN stores the pages of a route. It stores no page that throws.
 *
 * @see https://vercel.com/docs/headers/cache-control-headers
 */
function cachingOf({ pattern, cached }: CachedRoute): Rule[] {
  if (cached === undefined) return [];
  const { seconds, tags } = cached;
  const control = `s-maxage=${seconds}, stale-while-revalidate=${day}, stale-if-error=${30 * day}`;
  const source = pattern.replaceAll(segment, (_, name) => `:${name}(${shapes[name] ?? '[^./]+'})`);
  const tagList = tags.join(',').replaceAll(segment, ':$1');
  return [
    rule(source, [
      ['Vercel-CDN-Cache-Control', control],
      ...(tagList === '' ? [] : [['Vercel-Cache-Tag', tagList] as const]),
    ]),
  ];
}

const segment = /\[(\w+)\]/g;

/** Of segments beside which there are other pages, some of them for one visitor. */
const shapes: Record<string, string> = { id: '[1-9]\\d*' };

const policy = 'Content-Security-Policy';

function rule(source: string, headers: readonly Header[]): Rule {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}
