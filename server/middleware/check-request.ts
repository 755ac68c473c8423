import { notStored } from '../../lib/bff/headers.ts';
import { isDeveloping } from '../../lib/config.ts';
import { confidentialHeaders } from '../../lib/policy/confidential-headers.ts';
import type { Route } from '../../lib/routes.ts';
import { checkRequestHead } from '../../lib/routing/check-request-head.ts';
import type { Middleware } from '../compose.ts';
import { endEarly, headOf } from './end-early.ts';
import { routeOf } from './normalize-url.ts';

/**
 * Fields that have one value (RFC 9110, section 5.3). Of several lines Node.js reads the first one, and a proxy in
 * front may read another.
 */
const singleFields = ['host', 'authorization', 'content-length', 'content-type', 'origin'];

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2): without user information, spaces or a path. */
const hostSyntax = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

/**
 * Responds with 400 to a request with two hosts, with an invalid one, or with none over HTTP/1.1 (RFC 9112,
 * section 3.2), and to one that repeats another field with one value. The host of a target in absolute form replaces
 * that of the header (section 3.2.2). Runs before `normalizeUrl`, which drops that host.
 */
export const checkHost: Middleware = (request, response, next) => {
  const { headers, headersDistinct, httpVersion, url = '' } = request;
  const [, target] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  const hosts = [headers.host, target].filter((host) => host !== undefined);
  const isMissing = httpVersion === '1.1' && headers.host === undefined;
  const isRepeated = singleFields.some((name) => (headersDistinct[name]?.length ?? 0) > 1);
  if (isMissing || isRepeated || !hosts.every(isHost)) {
    return endEarly(request, response, 400, 'Cette demande est mal écrite.', {
      Connection: 'close',
      'Cache-Control': 'no-store',
    });
  }
  if (target !== undefined) headers.host = target;
  return next();
};

/** The URL parser checks the port, and addresses. */
function isHost(host: string): boolean {
  return hostSyntax.test(host) && URL.canParse(`http://${host}`);
}

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
