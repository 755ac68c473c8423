import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send, { type SendOptions } from 'send';
import type { Middleware, Next } from '../compose.ts';
import { root } from '../root.ts';
import { endEarly } from './end-early.ts';
import { routeOf } from './normalize-url.ts';

const year = 365 * 24 * 60 * 60 * 1_000;
const buildFiles = '/_next/static/';

/**
 * Answers requests for a file of the build or of `public/` that hold a precondition or ask for a part of
 * it: 412 or 416 where that fails (RFC 9110, sections 13.1 and 14.2). Next.js 16.4 answers 500 then,
 * with the same library, so that its entity tags are these.
 */
export const serveConditional: Middleware = (request, response, next) => {
  const { headers, url = '' } = request;
  const isConditional =
    headers.range !== undefined ||
    headers['if-match'] !== undefined ||
    headers['if-unmodified-since'] !== undefined;
  if (!isConditional) return next();
  const kind = routeOf(request)?.kind;
  if (kind !== 'file' && !url.startsWith(buildFiles)) return next();
  const [path = ''] = url.split('?', 1);
  return url.startsWith(buildFiles)
    ? serve(request, response, next, path.slice(buildFiles.length - 1), {
        root: join(root, '.next', 'static'),
        immutable: true,
        maxAge: year,
      })
    : serve(request, response, next, path, { root: join(root, 'public') });
};

/** Resolves once the request is answered. */
function serve(
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
  path: string,
  options: SendOptions,
): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve);
    const leave = () => resolve(next());
    send(request, path, { ...options, index: false })
      .on('directory', leave)
      .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
        // No file of that name, or one that is hidden: Next.js answers.
        if (status === 404 || status === 403) leave();
        else endEarly(request, response, status, '', headers);
      })
      .pipe(response);
  });
}
