import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { config } from '../../lib/config/config.ts';
import { resetRoot } from '../../lib/forms/password/reset-link.ts';
import { nothing, policyHeader } from '../../lib/routing/policy/content-security-policy.ts';
import {
  confidentialHeaders,
  embeddable,
  isEmbeddable,
  reportingEndpoints,
  reportTo,
  securityHeaders,
} from '../../lib/routing/policy/security-headers.ts';
import {
  trustedProxies,
  visitorAddress,
  visitorNetwork,
} from '../../lib/routing/visitor-address.ts';
import { newResponseState, runForRequest } from '../../lib/runtime/current-request.ts';
import { isStopping } from '../../lib/runtime/while-listening.ts';
import type { Middleware } from '../compose.ts';
import { policyOfHtml } from '../prepare-page.ts';

/** Matches a UUID and the ids of nginx, Heroku and cloud providers, without spaces or quotes. */
const wellFormed = /^[\w.:=;-]{8,128}$/;

/** Assigns an id to a request, for its logs and calls: that of our own proxy; a visitor could choose any other. */
export const assignRequestId: Middleware = (request, response, next) => {
  const { method = '', headers, socket } = request;
  const id = requestId(headers['x-request-id'], trustedProxies(socket.remoteAddress ?? ''));
  response.setHeader('X-Request-Id', id);
  return runForRequest({ id, method, route: 'other', response: newResponseState() }, next);
};

/** The id of a request with this `X-Request-Id` that passed through so many of our own proxies. */
export function requestId(received: string | string[] | undefined, passed: number): string {
  const isOurs = passed > 0 && typeof received === 'string' && wellFormed.test(received);
  return isOurs ? received : randomUUID();
}

/** Internal headers of Next.js and its platforms, and those that `routeRequest` sets for one visitor. */
const internalHeader =
  /^(?:x-(?:middleware|invoke|nextjs|next|now|vercel|matched|prerender)-.*|next-resume|next-action|x-nonce|content-security-policy(?:-report-only)?)$/;

/** Drops headers that only Next.js and the site may set: to `x-middleware-prefetch` it would respond with `{}`. */
export const dropInternalHeaders: Middleware = ({ headers }, _response, next) => {
  for (const name in headers) if (internalHeader.test(name)) delete headers[name];
  return next();
};

/** Appends the peer address to `X-Forwarded-For`, which Next.js would leave as a visitor has sent it. */
export const appendPeerAddress: Middleware = ({ headers, socket }, _response, next) => {
  const { remoteAddress } = socket;
  const received = headers['x-forwarded-for'];
  if (remoteAddress) {
    headers['x-forwarded-for'] = received ? `${received}, ${remoteAddress}` : remoteAddress;
  }
  return next();
};

/** The network of the client of a request, after {@link appendPeerAddress}. */
export function clientNetwork({ headers }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  return visitorNetwork(visitorAddress(new Headers({ 'x-forwarded-for': forwarded })));
}

const ofEveryResponse = securityHeaders(config);

/** The headers of a response to a malformed request. */
export const headersWithoutRequest = {
  ...Object.fromEntries(ofEveryResponse),
  ...confidentialHeaders,
  [policyHeader]: nothing,
};

/** Sets the headers of every response that it does not set itself, and one policy, which allows pages alone. */
export const setSecurityHeaders: Middleware = (_request, response, next) => {
  onHeaders(response, () => complete(response));
  return next();
};

function complete(response: ServerResponse): void {
  const path = response.req.url?.replace(/\?.*$/s, '') ?? '';
  const missing = isEmbeddable(path) ? [embeddable, ...ofEveryResponse] : ofEveryResponse;
  for (const [name, value] of missing) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  if (config.INDEXING === 'off') response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  if (isStopping()) response.setHeader('Connection', 'close');
  const isSecret = path.startsWith(`${resetRoot}/`);
  if (isSecret) response.setHeaders(new Map(Object.entries(confidentialHeaders)));
  const policy = policyOf(response, path);
  response.setHeader(policyHeader, policy);
  if (policy.includes(reportTo) && !isSecret) response.setHeader(...reportingEndpoints);
}

function policyOf(response: ServerResponse, path: string): string {
  // The last one is that of the page itself.
  const own = [response.getHeader(policyHeader)].flat().at(-1);
  const type = response.getHeader('Content-Type');
  if (String(type).startsWith('text/html')) return String(own ?? policyOfHtml(path, ''));
  // A 304 has no Content-Type.
  return type === undefined ? String(own ?? nothing) : nothing;
}
