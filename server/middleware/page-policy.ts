import type { ServerResponse } from 'node:http';
import { policyHeader } from '../../lib/policy/content-security-policy.ts';
import type { Middleware } from '../compose.ts';
import { policyOfHtml } from '../html/policy-of-html.ts';
import { onCompleteBody } from '../response-body.ts';

/**
 * Sets the Content Security Policy of a whole page without one, such as an error page: the page cache never
 * receives those, and their scripts are unknown before they are rendered.
 *
 * Last in the chain: it reads the page as Next.js wrote it.
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
