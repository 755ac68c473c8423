import type { IncomingMessage, ServerResponse } from 'node:http';

/** Has whatever is answered, page or file, say that no search engine may keep it (INDEXING=off). */
export function stayOutOfIndexes(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
