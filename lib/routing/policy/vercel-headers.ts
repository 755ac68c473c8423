import type { config } from '../../config/config.ts';
import { nothing, pagePolicy, policyHeader } from './content-security-policy.ts';
import { reportingEndpoints } from './reporting.ts';
import { embeddable, embeddablePaths, type Header, securityHeaders } from './security-headers.ts';

/** What it needs of the routes of the site. */
type Route = {
  pattern: string;
  cached?: { seconds: number; tags: readonly string[] };
  perRequest?: boolean;
  showsMap?: boolean;
};

type Rule = { source: string; headers: { key: string; value: string }[] };

const fileTypes = 'avif|ico|ics|json|md|png|svg|txt|webmanifest|webp|xml';
const day = 24 * 60 * 60;

/**
 * The headers of responses on Vercel, which does not hash inline scripts. Each path matches one rule with a policy, as
 * two would both apply; pages for one visitor match none: proxy.vercel.ts sets their policy, with a nonce.
 */
export function vercelHeaders(variables: typeof config, routes: readonly Route[]): Rule[] {
  const unhashed = (map: boolean): Header => [
    policyHeader,
    pagePolicy(variables, { inlineScripts: ["'unsafe-inline'"], map, counted: true }),
  ];
  const withMap =
    variables.GOOGLE_MAPS_API_KEY === undefined ? [] : routes.filter(({ showsMap }) => showsMap);
  const forOne = routes
    .filter(({ perRequest }) => perRequest)
    .map(({ pattern }) => {
      const [path, ...segments] = pattern.slice(1).split('[');
      return segments.length === 0 ? `${path}$` : path;
    });
  const pages = `/:page((?!api/|_next/|${forOne.join('|')}|.*\\.(?:${fileTypes})$).*)`;
  return [
    rule('/:path*', securityHeaders(variables)),
    ...embeddablePaths.map((source) => rule(source, [embeddable])),
    rule(`/:path*\\.:type(${fileTypes})`, [[policyHeader, nothing]]),
    rule('/:area(api|_next)/:path*', [[policyHeader, nothing]]),
    // Elsewhere server/static-files.ts says it.
    rule('/screens/:file', [['Cache-Control', `public, max-age=${30 * day}`]]),
    rule(pages, [unhashed(false), reportingEndpoints]),
    // Of two rules for a header, the later one applies.
    ...withMap.map(({ pattern }) => rule(sourceOf(pattern), [unhashed(true)])),
    ...routes.flatMap(cachingOf),
  ];
}

/** How long the CDN stores the pages of a route (https://vercel.com/docs/headers/cache-control-headers). */
function cachingOf({ pattern, cached }: Route): Rule[] {
  if (cached === undefined) return [];
  const { seconds, tags } = cached;
  const control = `s-maxage=${seconds}, stale-while-revalidate=${day}, stale-if-error=${30 * day}`;
  const tagList = tags.join(',').replaceAll(segment, ':$1');
  const headers: Header[] = [['Vercel-CDN-Cache-Control', control]];
  if (tagList !== '') headers.push(['Vercel-Cache-Tag', tagList]);
  return [rule(sourceOf(pattern), headers)];
}

const segment = /\[(\w+)\]/g;

/** The pattern of a route in the syntax of Next.js. Beside an id there are other pages, some of them for one visitor. */
function sourceOf(pattern: string): string {
  return pattern.replaceAll(
    segment,
    (_, name) => `:${name}(${name === 'id' ? '[1-9]\\d*' : '[^./]+'})`,
  );
}

function rule(source: string, headers: readonly Header[]): Rule {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}
