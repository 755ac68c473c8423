import type { IncomingMessage } from 'node:http';
import { notStored } from '../../lib/bff/headers.ts';
import { isDeveloping } from '../../lib/config.ts';
import { confidentialHeaders } from '../../lib/policy/confidential-headers.ts';
import type { Route } from '../../lib/routes.ts';
import { checkRequestHead, type HttpError } from '../../lib/routing/check-request-head.ts';
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
  const refusal: HttpError | null = isWithoutHost(request)
    ? { status: 400, message: 'Cette demande est mal écrite.' }
    : checkRequestHead(headOf(request), route);
  if (refusal === null) return next();
  const { status, message, allow } = refusal;
  endEarly(request, response, status, message, {
    ...headersOf(request.url ?? '', route),
    ...(allow !== undefined && { Allow: allow }),
  });
};

/** RFC 9112, section 3.2. */
function isWithoutHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined;
}

function headersOf(url: string, route: Route | null): Record<string, string> {
  if (url.startsWith('/reset-password/')) return confidentialHeaders;
  if (url.startsWith('/api/')) return notStored;
  return { 'Cache-Control': 'no-store', ...route?.headers };
}
