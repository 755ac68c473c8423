import { notKept } from '../../lib/api/door/headers.ts';
import { isDeveloping } from '../../lib/config.ts';
import { confidentialHeaders } from '../../lib/policy/confidential-headers.ts';
import type { Route } from '../../lib/routes.ts';
import { judgeRequest } from '../../lib/routing/judge-request.ts';
import type { Middleware } from '../compose.ts';
import { endEarly, headOf } from './end-early.ts';
import { routeOf } from './normalize-url.ts';

/**
 * Refuses a request whose head shows that its route does not take it, before anything reads its body
 * (see `judgeRequest`). For after `normalizeUrl`.
 */
export const checkRequest: Middleware = (request, response, next) => {
  const route = routeOf(request);
  // What the development server of Next.js requests of itself.
  if (isDeveloping && route === null) return next();
  const refusal = judgeRequest(headOf(request), route);
  if (refusal === null) return next();
  const { status, message, allow } = refusal;
  endEarly(request, response, status, message, {
    ...headersOf(request.url ?? '', route),
    ...(allow !== undefined && { Allow: allow }),
  });
};

function headersOf(url: string, route: Route | null): Record<string, string> {
  if (url.startsWith('/reset-password/')) return confidentialHeaders;
  if (url.startsWith('/api/')) return notKept;
  return { 'Cache-Control': 'no-store', ...route?.headers };
}
