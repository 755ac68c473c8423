import type { Middleware } from '../compose.ts';

/**
 * Internal headers of Next.js and its platforms: which page to render, to skip the proxy, to revalidate
 * or resume a page; and the server action to run, of which this site has none.
 */
const nextHeader =
  /^(?:x-(?:middleware|invoke|nextjs|next|now|vercel|matched|prerender)-.*|next-resume|next-action)$/;

/**
 * Headers that `routeRequest` sets. Next.js reads a nonce from the policy of a request, and would write that of
 * a visitor into a page that is cached for all.
 */
const proxyHeader = /^(?:x-nonce|content-security-policy(?:-report-only)?)$/;

/**
 * Drops the headers that only Next.js and the site itself may set. Next.js drops most of its own, but
 * responds to `x-middleware-prefetch` with `{}`, which a cache in front would store as the page.
 */
export const dropInternalHeaders: Middleware = ({ headers }, _response, next) => {
  for (const name in headers) {
    if (nextHeader.test(name) || proxyHeader.test(name)) delete headers[name];
  }
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
