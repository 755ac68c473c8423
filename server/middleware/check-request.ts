import type { IncomingMessage } from 'node:http';
import { notStored } from '../../lib/bff/headers.ts';
import { isDeveloping } from '../../lib/config/config.ts';
import { checkRequestHead, isRouterRequest } from '../../lib/routing/check-request-head.ts';
import { confidentialHeaders } from '../../lib/routing/policy/security-headers.ts';
import { resolveUrl, type ToRoute } from '../../lib/routing/resolve-url.ts';
import type { Route } from '../../lib/routing/routes.ts';
import { currentRequest } from '../../lib/runtime/current-request.ts';
import type { Middleware } from '../compose.ts';
import { endEarly, headOf } from '../error-responses.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** Fields with one value (RFC 9110, section 5.3): Node.js reads the first line, a proxy in front perhaps another. */
const singleFields = ['host', 'authorization', 'content-length', 'content-type', 'origin'];

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2): without user information, spaces or a path. */
const hostSyntax = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

/** Rejects a request without one valid host (RFC 9112, section 3.2), that of its target too. Before `normalizeUrl`. */
export const checkHost: Middleware = (request, response, next) => {
  const { headers, headersDistinct, httpVersion, url = '' } = request;
  const [, target] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  const hosts = [headers.host, target].filter((host) => host !== undefined);
  const isMissing = httpVersion === '1.1' && headers.host === undefined;
  const isRepeated = singleFields.some((name) => (headersDistinct[name]?.length ?? 0) > 1);
  // The URL parser checks the port, and addresses.
  const isHost = (host: string) => hostSyntax.test(host) && URL.canParse(`http://${host}`);
  if (isMissing || isRepeated || !hosts.every(isHost)) {
    const closing = { Connection: 'close', ...confidentialHeaders };
    return endEarly(request, response, 400, 'Cette demande est mal écrite.', closing);
  }
  if (target !== undefined) headers.host = target;
  return next();
};

/** Characters of a URL; no link of the site comes near, and browsers send cookies beside it. */
const maxUrlLength = 16_384;

const targets = new WeakMap<IncomingMessage, ToRoute>();

/** What {@link normalizeUrl} makes of the URL of a request; `undefined` before it. */
export function targetOf(request: IncomingMessage): ToRoute | undefined {
  return targets.get(request);
}

/** The route of a request, after {@link normalizeUrl}; `null` when its path has none. */
export function routeOf(request: IncomingMessage): Route | null {
  return targets.get(request)?.route ?? null;
}

/** Normalizes the URL, which Next.js writes into the HTML. Redirects other spellings, and rejects too long a query. */
export const normalizeUrl: Middleware = (request, response, next) => {
  const { url = '/' } = request;
  const tooLong = 'Cette adresse est trop longue.';
  if (url.length > maxUrlLength) return endEarly(request, response, 414, tooLong, noStore);
  const target = resolveUrl(url, isRouterRequest(request.headers.rsc));
  if (target.kind === 'bad-request') {
    request.url = target.path;
    return endEarly(request, response, 400, tooLong, noStore);
  }
  const current = currentRequest();
  if (current !== undefined) current.route = target.route?.pattern ?? 'other';
  if (target.kind === 'route') {
    targets.set(request, target);
    request.url = target.url;
    return next();
  }
  request.url = target.location;
  return endEarly(request, response, target.status, '', { Location: target.location });
};

/** Rejects a request whose head its route does not accept, before its body is read. After `normalizeUrl`. */
export const checkRequest: Middleware = (request, response, next) => {
  const { url = '' } = request;
  const route = routeOf(request);
  // A response is the same for those who send one.
  if (route?.secret === undefined && !route?.forOperators) delete request.headers.authorization;
  // Internal requests of the development server of Next.js.
  if (isDeveloping && route === null) return next();
  const error = checkRequestHead(headOf(request), route);
  if (error === null) return next();
  const { status, message, allow } = error;
  endEarly(request, response, status, message, {
    ...(url.startsWith('/api/') ? notStored : { ...noStore, ...route?.headers }),
    ...(allow !== undefined && { Allow: allow }),
  });
};
