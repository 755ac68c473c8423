import type { ServerResponse } from 'node:http';
import { userAgent } from '../../lib/api/browser/site-client.ts';
import type { Middleware } from '../compose.ts';

/**
 * Counts the public pages that visitors read. Not those with a query, which may say what a visitor searched for, nor
 * private ones, nor requests of the site itself.
 *
 * @param count is called with the path of a page that was sent.
 */
export function countReads(count: (path: string) => void): Middleware {
  return (request, response, next) => {
    const { method, url = '', headers } = request;
    const isVisit = method === 'GET' && !url.includes('?') && headers['user-agent'] !== userAgent;
    if (isVisit) {
      response.once('finish', () => {
        if (isPublicPage(response)) count(url);
      });
    }
    return next();
  };
}

function isPublicPage(response: ServerResponse): boolean {
  const type = String(response.getHeader('Content-Type'));
  const control = String(response.getHeader('Cache-Control'));
  return (
    response.statusCode === 200 &&
    type.startsWith('text/html') &&
    !/\b(?:private|no-store)\b/.test(control)
  );
}
