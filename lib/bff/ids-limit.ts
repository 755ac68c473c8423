import type { ToRoute } from '../routing/resolve-url.ts';
import { attemptLimiter, tooManyAttempts } from './attempt-limiter.ts';

/**
 * Lists and calendars by id, in a minute: each may be rendered for one request alone. Those who are near count together:
 * an IPv4 /24, or the IPv6 /56 (lib/routing/visitor-address.ts).
 */
const byNetwork = attemptLimiter('ids', 30, 60);

/**
 * Counts a request for a list or calendar by id; any other is not counted. `null` when there were not too many, else the
 * message and header of a 429.
 */
export async function refuseIds({ route, url }: ToRoute, network: string) {
  if (!route?.limited || !url.includes('?ids=')) return null;
  const left = await byNetwork(network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1'));
  if (left === null) return null;
  const headers = { 'Retry-After': String(Math.ceil(left / 1_000)), 'Cache-Control': 'no-store' };
  return { message: tooManyAttempts(left), headers };
}
