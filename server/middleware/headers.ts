import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { config } from '../../lib/config/config.ts';
import { nothing, policyHeader } from '../../lib/routing/policy/content-security-policy.ts';
import { reportingEndpoints, reportTo } from '../../lib/routing/policy/reporting.ts';
import {
  embeddable,
  type Header,
  isEmbeddable,
  securityHeaders,
} from '../../lib/routing/policy/security-headers.ts';
import { trustedProxies } from '../../lib/routing/visitor-address.ts';
import { newResponseState, runForRequest } from '../../lib/runtime/current-request.ts';
import { isStopping } from '../../lib/runtime/while-listening.ts';
import type { Middleware } from '../compose.ts';
import { policyOfHtml } from '../prepare-page.ts';

/** Matches a UUID and the ids of nginx, Heroku and cloud providers, without spaces or quotes. */
const wellFormed = /^[\w.:=;-]{8,128}$/;

/**
 * Assigns the id of a request, for its log lines, its calls to the API and the `X-Request-Id` of its
 * response: that of our own proxy, otherwise a new one. Without a proxy a visitor could choose it.
 */
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

/**
 * Internal headers of Next.js and its platforms: which page to render, to skip the proxy, to revalidate or resume a
 * page; and the server action to run, of which this site has none. Then those that `routeRequest` sets: Next.js reads a
 * nonce from the policy of a request, and would write that of a visitor into a page that is cached for all.
 */
const internalHeader =
  /^(?:x-(?:middleware|invoke|nextjs|next|now|vercel|matched|prerender)-.*|next-resume|next-action|x-nonce|content-security-policy(?:-report-only)?)$/;

/**
 * Drops the headers that only Next.js and the site itself may set. Next.js drops most of its own, but responds to
 * `x-middleware-prefetch` with `{}`, which a cache in front would store as the page.
 */
export const dropInternalHeaders: Middleware = ({ headers }, _response, next) => {
  for (const name in headers) if (internalHeader.test(name)) delete headers[name];
  return next();
};

/**
 * Appends the peer address of the connection to `X-Forwarded-For`, as each proxy does. Next.js sets the
 * header only where it is absent, so that a visitor could forge it.
 */
export const appendPeerAddress: Middleware = ({ headers, socket }, _response, next) => {
  const { remoteAddress } = socket;
  const received = headers['x-forwarded-for'];
  if (remoteAddress) {
    headers['x-forwarded-for'] = received ? `${received}, ${remoteAddress}` : remoteAddress;
  }
  return next();
};

const ofEveryResponse = securityHeaders(config);

/** The headers of a response to a malformed request. */
export const headersWithoutRequest: Header[] = [...ofEveryResponse, [policyHeader, nothing]];

/** Tells search engines not to index any response, page or file (INDEXING=off). */
export const noIndex: Middleware = (_request, response, next) => {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  return next();
};

/**
 * Sets the headers of every response (lib/routing/policy/security-headers.ts) that it does not set itself, and one
 * Content Security Policy: of a page its own, or one that allows no inline script when it has none; of
 * anything else one that allows nothing. While the server shuts down, each connection closes after its response.
 */
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
  if (isStopping()) response.setHeader('Connection', 'close');
  const policy = policyOf(response, path);
  response.setHeader(policyHeader, policy);
  const isReported = policy.includes(reportTo) && !path.startsWith('/reset-password/');
  if (isReported) response.setHeader(...reportingEndpoints);
}

function policyOf(response: ServerResponse, path: string): string {
  // Of two, the last one is that of the page itself.
  const own = [response.getHeader(policyHeader)].flat().at(-1);
  const type = response.getHeader('Content-Type');
  if (String(type).startsWith('text/html')) return String(own ?? policyOfHtml(path, ''));
  // A 304 has no Content-Type.
  return type === undefined ? String(own ?? nothing) : nothing;
}
