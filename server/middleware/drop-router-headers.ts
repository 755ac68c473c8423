import type { IncomingMessage } from 'node:http';
import { isNotFound, routeOf } from './normalize-url';

/** The headers with which the router of Next.js requests less than a document. */
const routerHeader = /^(?:rsc$|next-router-|next-url$)/;

/**
 * Drops the headers of the router of Next.js from a request for anything but a stored page: the router
 * requests nothing else. No text of them then reaches what renders a page for one visitor, and nobody is
 * redirected to the path of a stored 404 page; given a document with that status the router loads it.
 */
export function dropRouterHeaders(request: IncomingMessage): void {
  const route = routeOf(request);
  const isStoredPage = route?.kind === 'page' && !route.perRequest && !isNotFound(request);
  if (isStoredPage) return;
  for (const name in request.headers) {
    if (routerHeader.test(name)) delete request.headers[name];
  }
}
