import type { Middleware } from '../compose.ts';
import { isNotFound, routeOf } from './normalize-url.ts';

/** The headers with which the router of Next.js requests less than a document. */
const routerHeader = /^(?:rsc$|next-router-|next-url$)/;

/**
 * Drops the headers of the router of Next.js from a request for anything but a stored page: the router
 * requests nothing else. No text of them then reaches what renders a page for one visitor, and nobody is
 * redirected to the path of a stored 404 page; given a document with that status the router loads it.
 */
export const dropRouterHeaders: Middleware = (request, _response, next) => {
  const route = routeOf(request);
  const isStoredPage = route?.kind === 'page' && !route.perRequest && !isNotFound(request);
  if (isStoredPage) return next();
  for (const name in request.headers) {
    if (routerHeader.test(name)) delete request.headers[name];
  }
  return next();
};
