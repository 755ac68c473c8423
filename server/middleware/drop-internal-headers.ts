import type { Middleware } from '../compose.ts';

/**
 * What the parts of Next.js, and the platforms it knows, tell each other in headers: which page to
 * render, to skip the proxy, to render a page anew, to resume one; and the server action to run: this
 * site has none.
 */
const ofNext =
  /^(?:x-(?:middleware|invoke|nextjs|next|now|vercel|matched|prerender)-.*|next-resume|next-action)$/;

/**
 * What the proxy tells Next.js. Next.js takes a nonce from a policy that comes with a request, and would
 * write a visitor's into a page that is stored for everyone.
 */
const ofProxy = /^(?:x-nonce|content-security-policy(?:-report-only)?)$/;

/**
 * Drops the headers that only Next.js and the site itself may send to Next.js. Next.js drops most of its
 * own, and answers `x-middleware-prefetch` with `{}`: a cache in front would store that as the page.
 */
export const dropInternalHeaders: Middleware = ({ headers }, _response, next) => {
  for (const name in headers) {
    if (ofNext.test(name) || ofProxy.test(name)) delete headers[name];
  }
  return next();
};
