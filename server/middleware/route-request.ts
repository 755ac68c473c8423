import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { setFlash } from '../../lib/forms/post/flash.ts';
import { anyClient, isRouterRequest } from '../../lib/routing/check-request-head.ts';
import { policyHeader, policyWithNonce } from '../../lib/routing/policy/content-security-policy.ts';
import { previewPath } from '../../lib/routing/preview-query.ts';
import type { Middleware } from '../compose.ts';
import { endEarly } from '../error-responses.ts';
import { targetOf } from './check-request.ts';

/** The headers in which the router of Next.js says what data it has, as far as our pages depend on them. */
export const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
];
/** The headers of which the router sends the hash, in its order. */
const hashedHeaders = [...routerHeaders.slice(1), 'next-url'];

/** All that it might send: it requests data in the place of a document. */
const routerHeader = /^(?:rsc$|next-router-|next-url$)/;

/** As `resolveUrl` writes it. */
const routerParam = /[?&]_rsc=(?<hash>[\w-]*)$/;

/**
 * Rejects headers of the router with which Next.js would fail for a stored page, and redirects a request when `_rsc` is
 * not the hash of its headers (as `validateRSCRequestHeaders` does): a cache that ignores `Vary` mixes up no responses.
 * Next.js sees no `_rsc`, and the state of the router in few forms. Any other request loses the headers of the router.
 */
export const checkRouterRequest: Middleware = async (request, response, next) => {
  const { headers, url = '' } = request;
  const { route = null, isFound = false } = targetOf(request) ?? {};
  const isStoredPage = route?.kind === 'page' && !route.perRequest && isFound;
  // With HEAD the router asks whether the site responds (`useOffline` in next.config.ts): as any client.
  if (request.method === 'HEAD' || !isStoredPage || !isRouterRequest(headers.rsc)) {
    for (const name in headers) if (routerHeader.test(name)) delete headers[name];
    return next();
  }
  const [prefetch, segment, state, nextUrl] = hashedHeaders.map((name) =>
    headers[name]?.toString(),
  );
  // The router prefetches with `1`, for a page without `prefetch` in its segments. `checkRequest` has read the state.
  if (prefetch !== undefined && prefetch !== '1') {
    return endEarly(request, response, 400, 'La requête est invalide.');
  }
  const hash = routerParam.exec(url)?.groups?.hash;
  request.url = url.replace(routerParam, '');
  const expected = await computeCacheBustingSearchParam(prefetch, segment, state, nextUrl);
  // The other one is that of a browser without `crypto.subtle`, on a site on http.
  const legacy = computeLegacyCacheBustingSearchParam(prefetch, segment, state, nextUrl);
  if (hash !== expected && hash !== legacy) {
    const separator = request.url.includes('?') ? '&' : '?';
    return endEarly(request, response, 307, '', {
      Location: `${request.url}${separator}_rsc=${expected}`,
      'Cache-Control': 'no-store',
    });
  }
  normalizeRouterState(headers, route.pattern);
  return next();
};

/** Leaves what a page depends on: whether its route alone is requested, and which of its first folders are known. */
function normalizeRouterState(headers: IncomingHttpHeaders, pattern: string): void {
  const segmentName = 'next-router-segment-prefetch';
  const stateName = 'next-router-state-tree';
  let state = parseAndValidateFlightRouterState(headers[stateName]);
  const shared: string[] = [];
  for (const folder of pattern === '/' ? [''] : pattern.split('/')) {
    if (state?.[0] !== folder || state[3] === 'refetch') break;
    shared.push(`["${folder}",{`);
    state = state[1].children;
  }
  const tree = shared.join('"children":') + '}]'.repeat(shared.length);
  // No page is intercepted.
  delete headers['next-url'];
  delete headers[stateName];
  if (tree !== '') headers[stateName] = encodeURIComponent(tree);
  if (headers[segmentName] !== '/_tree') delete headers[segmentName];
}

/** Passes a POST on to the route handler of its form, and a GET to what renders it, with a nonce for one visitor. */
export const routeRequest: Middleware = (request, response, next) => {
  const target = targetOf(request);
  if (target === undefined) return next();
  const { route, path, internalUrl, postUrl } = target;
  if (request.method === 'GET' && route?.perRequest) {
    // Next.js reads the nonce from the policy of the request, and writes it into the page.
    request.headers[policyHeader.toLowerCase()] = policyWithNonce(path);
    // It shows the outcome of its form once.
    if (path === previewPath) response.appendHeader('Set-Cookie', setFlash(path, null));
  }
  if (route?.kind !== 'api') request.headers['user-agent'] = anyClient;
  if (request.method === 'POST') request.url = postUrl;
  else if (internalUrl !== target.url) request.url = internalUrl;
  return next();
};
