import type { Middleware } from '../compose.ts';

/** Tells search engines not to index any response, page or file (INDEXING=off). */
export const noIndex: Middleware = (_request, response, next) => {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  return next();
};
