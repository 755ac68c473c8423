import { cdnHeaders } from '../cache/vercel-cache.ts';
import type { config } from '../config/config.ts';
import { canShowMap } from '../map/access.ts';
import { nothing, pagePolicy, policyHeader } from './policy/content-security-policy.ts';
import {
  embeddable,
  embeddablePaths,
  type Header,
  reportingEndpoints,
  securityHeaders,
} from './policy/security-headers.ts';
import { type Route, routes } from './routes.ts';

type Rule = {
  source: string;
  headers: { key: string; value: string }[];
  missing?: { type: 'header'; key: string }[];
};

const fileTypes = 'avif|ico|ics|json|md|png|svg|txt|webmanifest|webp|xml';
const day = 24 * 60 * 60;

/** The headers of responses on Vercel. Each path matches one rule with a policy at most, as two would both apply. */
export function vercelHeaders(variables: typeof config): Rule[] {
  const unhashed = (map: boolean): Header => [
    policyHeader,
    pagePolicy(variables, { inlineScripts: ["'unsafe-inline'"], map, counted: true }),
  ];
  const hasMap = variables.GOOGLE_MAPS_API_KEY !== undefined;
  const withMap = routes.filter(
    ({ pattern }) => hasMap && canShowMap(pattern.replace('[id]', '1')),
  );
  const forOne = pathsForOne.map((path) => path.slice(1) + (path.endsWith('/') ? '' : '$'));
  const pages = `/:page((?!api/|_next/|${forOne.join('|')}|.*\\.(?:${fileTypes})$).*)`;
  return [
    rule('/:path*', securityHeaders(variables)),
    ...embeddablePaths.map((source) => rule(source, [embeddable])),
    rule(`/:path*\\.:type(${fileTypes})`, [[policyHeader, nothing]]),
    rule('/:area(api|_next)/:path*', [[policyHeader, nothing]]),
    // Elsewhere server/static-files.ts says it.
    rule('/screens/:file', [['Cache-Control', `public, max-age=${30 * day}`]]),
    rule(pages, [unhashed(false), reportingEndpoints]),
    // Vercel applies the later one of two rules for a header.
    ...withMap.map(({ pattern }) => rule(sourceOf(pattern), [unhashed(true)])),
    ...routes.flatMap(cachingOf),
  ];
}

/** The paths of responses to one visitor, found or not; one that ends with a slash stands for all below it. */
export const pathsForOne = routes
  .filter(({ perRequest }) => perRequest)
  .map(({ pattern }) => pattern.split('[', 1).join());

/** How long the CDN stores the pages of a route. The data of a page has status 200 whatever its page has: not stored. */
function cachingOf({ pattern, cached }: Route): Rule[] {
  if (cached === undefined) return [];
  const tags = cached.tags.map((tag) => tag.replaceAll(segment, ':$1'));
  const headers = Object.entries(cdnHeaders(cached.seconds, tags));
  return [{ ...rule(sourceOf(pattern), headers), missing: [{ type: 'header', key: 'rsc' }] }];
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
