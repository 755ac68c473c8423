import type { ServerResponse } from 'node:http';
import { policyHeader } from '../../lib/policy/page-policy.ts';
import type { Middleware } from '../compose.ts';
import { policyOfHtml } from '../html/policy-of-html.ts';
import { onCompleteBody } from '../response-body.ts';

/**
 * Gives a page that comes whole and without a Content Security Policy its own: the page cache never sees
 * those that say that they failed, and nothing of them is known before they are rendered.
 *
 * For the end of the chain: it has to see the page as Next.js wrote it.
 */
export const setPagePolicy: Middleware = (_request, response, next) => {
  onCompleteBody(response, (body) => {
    if (typeof body === 'string' && isHtml(response) && !response.hasHeader(policyHeader)) {
      response.setHeader(policyHeader, policyOfHtml(pathOf(response), body));
    }
    return undefined;
  });
  return next();
};

/** Whether a response is a page, by its media type. */
export function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html');
}

/** The path of the request that a response is for. */
export function pathOf({ req }: ServerResponse): string {
  return req.url?.replace(/\?.*$/s, '') ?? '';
}
