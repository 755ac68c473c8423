import { refreshAfterReset } from '../../lib/forms/password/reset-flash.ts';
import { readResetPath } from '../../lib/forms/password/reset-link.ts';
import { clearFlash, flashCookie } from '../../lib/forms/post/flash-cookie.ts';
import { policyHeader } from '../../lib/routing/policy/content-security-policy.ts';
import { newNonce, policyOfNonce } from '../../lib/routing/policy/page-policy.ts';
import type { Middleware } from '../compose.ts';
import { resolvedUrlOf } from './normalize-url.ts';

/**
 * Passes a request on to what responds to it: a POST to the route handler of its form, a GET to the path that renders
 * it. Sets the policy of a page for one visitor, with a nonce, and removes the cookie with the outcome of a form, which is shown
 * once.
 */
export const routeRequest: Middleware = (request, response, next) => {
  const target = resolvedUrlOf(request);
  if (target?.kind !== 'route') return next();
  const { route, path, url, internalUrl, postUrl } = target;
  const isForOne = request.method === 'GET' && route?.perRequest === true;
  // Next.js reads the nonce from the policy of the request, and writes it into the page.
  if (isForOne) request.headers[policyHeader.toLowerCase()] = policyOfNonce(path, newNonce());
  const flash = readCookie(request.headers.cookie ?? '', flashCookie);
  if (isForOne && flash !== undefined) {
    response.appendHeader('Set-Cookie', clearFlash(path));
    const link = readResetPath(path);
    const refresh = link && refreshAfterReset(flash, link);
    if (refresh) response.setHeader('Refresh', refresh);
  }
  if (request.method === 'POST') request.url = postUrl;
  else if (internalUrl !== url) request.url = internalUrl;
  return next();
};

function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined) return value;
  }
  return undefined;
}
