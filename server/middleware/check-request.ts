import type { IncomingMessage, ServerResponse } from 'node:http';
import { notKept } from '@/lib/api/door/headers';
import { isDeveloping } from '@/lib/config';
import { confidentialHeaders } from '@/lib/policy/confidential-headers';
import type { Route } from '@/lib/routes';
import { judgeRequest } from '@/lib/routing/judge-request';
import { endEarly, headOf } from './end-early';
import { routeOf } from './normalize-url';

/**
 * Refuses a request whose head shows that its route does not take it, before anything reads its body
 * (see `judgeRequest`). For after `normalizeUrl`.
 */
export function checkRequest(request: IncomingMessage, response: ServerResponse): void {
  const route = routeOf(request);
  // What the development server of Next.js requests of itself.
  if (isDeveloping && route === null) return;
  const refusal = judgeRequest(headOf(request), route);
  if (refusal === null) return;
  const { status, message, allow } = refusal;
  endEarly(request, response, status, message, {
    ...headersOf(request.url ?? '', route),
    ...(allow !== undefined && { Allow: allow }),
  });
}

function headersOf(url: string, route: Route | null): Record<string, string> {
  if (url.startsWith('/reset-password/')) return confidentialHeaders;
  if (url.startsWith('/api/')) return notKept;
  return { 'Cache-Control': 'no-store', ...route?.headers };
}
