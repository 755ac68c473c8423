import { notStored } from '../../lib/bff/headers.ts';
import { isDeveloping } from '../../lib/config/index.ts';
import { checkRequestHead } from '../../lib/routing/check-request-head.ts';
import { confidentialHeaders } from '../../lib/routing/policy/confidential-headers.ts';
import type { Route } from '../../lib/routing/routes.ts';
import type { Middleware } from '../compose.ts';
import { endEarly, headOf } from './end-early.ts';
import { routeOf } from './normalize-url.ts';

/**
 * Responds with an error to a request whose head its route does not accept, before its body is read (see
 * `checkRequestHead`). Runs after `normalizeUrl`.
 */
export const checkRequest: Middleware = (request, response, next) => {
  const route = routeOf(request);
  // Internal requests of the development server of Next.js.
  if (isDeveloping && route === null) return next();
  const error = checkRequestHead(headOf(request), route);
  if (error === null) return next();
  const { status, message, allow } = error;
  endEarly(request, response, status, message, {
    ...headersOf(request.url ?? '', route),
    ...(allow !== undefined && { Allow: allow }),
  });
};

function headersOf(url: string, route: Route | null): Record<string, string> {
  if (url.startsWith('/reset-password/')) return confidentialHeaders;
  if (url.startsWith('/api/')) return notStored;
  return { 'Cache-Control': 'no-store', ...route?.headers };
}
