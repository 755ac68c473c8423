import { attemptLimiter, tooManyAttempts } from '../../lib/bff/attempt-limiter.ts';
import type { Middleware } from '../compose.ts';
import { endEarly } from '../error-responses.ts';
import { clientNetwork } from './headers.ts';

/** In a minute: each list or calendar by id may be rendered for one request alone. */
const byNetwork = attemptLimiter('ids', 30, 60);

/** Refuses (429) ads by id to an IPv4 /24 or IPv6 /56 that requests too many. After `appendPeerAddress`. */
export const limitRequests: Middleware = async (request, response, next) => {
  // As `normalizeUrl` writes it: no other route has the parameter.
  if (!request.url?.includes('?ids=')) return next();
  const network = clientNetwork(request).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
  const left = await byNetwork(network);
  if (left === null) return next();
  const headers = { 'Retry-After': `${Math.ceil(left / 1_000)}`, 'Cache-Control': 'no-store' };
  endEarly(request, response, 429, tooManyAttempts(left), headers);
};
