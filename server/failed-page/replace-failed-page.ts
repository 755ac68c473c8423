import type { Middleware } from '../compose.ts';
import { isHtml } from '../middleware/page-policy.ts';
import { replaceBody } from '../response-body.ts';
import { respondFailed } from './respond-failed.ts';

/**
 * Replaces what Next.js sends when a page throws: a document without content, which shows nothing without JavaScript.
 * The router of Next.js, whose request fails too, loads the document instead.
 */
export const replaceFailedPage: Middleware = (request, response, next) => {
  replaceBody(
    response,
    () => response.statusCode === 500 && isHtml(response),
    () => respondFailed(request, response),
  );
  return next();
};
