import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send, { type SendOptions } from 'send';
import { endEarly } from './end-early';
import { routeOf } from './normalize-url';

const year = 365 * 24 * 60 * 60 * 1_000;
const buildFiles = '/_next/static/';

/**
 * Answers requests for a file of the build or of `public/` that hold a precondition or ask for a part of
 * it: 412 or 416 where that fails (RFC 9110, sections 13.1 and 14.2). Next.js 16.4 answers 500 then,
 * with the same library, so that its entity tags are these.
 */
export function serveConditional(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | undefined {
  const { headers, url = '' } = request;
  const isConditional =
    headers.range !== undefined ||
    headers['if-match'] !== undefined ||
    headers['if-unmodified-since'] !== undefined;
  if (!isConditional) return undefined;
  const kind = routeOf(request)?.kind;
  if (kind !== 'file' && !url.startsWith(buildFiles)) return undefined;
  const [path = ''] = url.split('?', 1);
  return url.startsWith(buildFiles)
    ? serve(request, response, path.slice(buildFiles.length - 1), {
        root: join(/* turbopackIgnore: true */ process.cwd(), '.next', 'static'),
        immutable: true,
        maxAge: year,
      })
    : serve(request, response, path, {
        root: join(/* turbopackIgnore: true */ process.cwd(), 'public'),
      });
}

/** Resolves once the request is answered, or at once when there is no such file. */
function serve(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  options: SendOptions,
): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve);
    send(request, path, { ...options, index: false })
      .on('directory', () => resolve())
      .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
        // No file of that name, or one that is hidden: what Next.js answers then.
        if (status === 404 || status === 403) resolve();
        else endEarly(request, response, status, '', headers);
      })
      .pipe(response);
  });
}
