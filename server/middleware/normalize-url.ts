import type { IncomingMessage } from 'node:http';
import { confidentialHeaders } from '../../lib/routing/policy/confidential-headers.ts';
import { type ResolvedUrl, resolveUrl } from '../../lib/routing/resolve-url.ts';
import { isRouterRequest } from '../../lib/routing/router-request.ts';
import type { Route } from '../../lib/routing/routes.ts';
import { setRoutePattern } from '../../lib/runtime/current-request.ts';
import type { Middleware } from '../compose.ts';
import { endEarly } from './end-early.ts';

const resolved = new WeakMap<IncomingMessage, ResolvedUrl>();

/** What the URL of a request was resolved to, after {@link normalizeUrl}. */
export function resolvedUrlOf(request: IncomingMessage): ResolvedUrl | undefined {
  return resolved.get(request);
}

/** The route of a request, after {@link normalizeUrl}; `null` when its path has none. */
export function routeOf(request: IncomingMessage): Route | null {
  const target = resolved.get(request);
  return target === undefined || target.kind === 'bad-request' ? null : target.route;
}

/** Whether the URL of a request was normalized to that of a stored 404 page. */
export function isNotFound(request: IncomingMessage): boolean {
  const target = resolved.get(request);
  return target?.kind === 'route' && !target.isFound;
}

/**
 * Replaces the URL of a request with its normalized form, before anything else reads it. Redirects
 * another spelling of a path and words for a place, and responds with 400 to a query that is too long. Next.js 16.4 writes the URL that
 * first renders a page into the HTML it stores, query included: it must see allowed parameters only.
 */
export const normalizeUrl: Middleware = (request, response, next) => {
  const target = resolveUrl(request.url ?? '/', isRouterRequest(request.headers.rsc));
  resolved.set(request, target);
  if (target.kind === 'bad-request') {
    request.url = target.path;
    return endEarly(request, response, 400, 'Cette adresse est trop longue.', noStore);
  }
  setRoutePattern(target.route?.pattern ?? 'other');
  if (target.kind === 'route') {
    request.url = target.url;
    return next();
  }
  const { location, status } = target;
  request.url = location;
  const isSecret = location.startsWith('/reset-password/');
  return endEarly(request, response, status, '', {
    ...(isSecret && confidentialHeaders),
    // Words for a place: no cache needs to store what one visitor typed.
    ...(status === 307 && noStore),
    Location: location,
  });
};

const noStore = { 'Cache-Control': 'no-store' };
