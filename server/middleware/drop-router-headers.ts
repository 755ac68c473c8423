import type { Middleware } from '../compose.ts';
import { isNotFound, routeOf } from './normalize-url.ts';

/** The headers with which the router of Next.js requests data in the place of a document. */
const routerHeader = /^(?:rsc$|next-router-|next-url$)/;

/**
 * Drops the headers of the router of Next.js from requests for anything but a cached page, which are all
 * that the router needs. Their values then never reach a page rendered for each request, and the router
 * is not redirected to the path of a stored 404 page: it loads a document with that status.
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
