import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { now } from '../../lib/cache/refreshes.ts';
import { imagePath } from '../../lib/images/image-url.ts';
import { writeError } from '../../lib/log/write-error.ts';
import { recorder } from '../../lib/metrics/recorder.ts';
import type { Route } from '../../lib/routes.ts';
import { type EncodedResponse, encodable, inEncodingFor } from '../encoded-response.ts';
import { routeOf } from '../middleware/normalize-url.ts';
import { type Handler, type Rendered, render } from '../render.ts';
import { finishResponse } from './finish-response.ts';
import { storeResponse } from './stored-response.ts';

/** A response that was rendered, and whether it was stored. */
export type Result = { response: EncodedResponse; isStored: boolean };

/** At the same time, of pages, of files and of calls each: most of them wait for the API. */
const maxRenders = 16 * availableParallelism();

/** Never refused: whether the server lives, what the API says has changed, and images, which have a queue of their own. */
const unlimited = new Set(['/healthz', '/readyz', '/api/revalidate', imagePath]);

const failed = encodable({
  status: 500,
  headers: { 'content-type': 'text/html' },
  body: Buffer.alloc(0),
});

/**
 * Renders responses: one for all who wait for it, and not too many at the same time. Returns the function that renders
 * the response to a request under a key, `null` for one client alone, and stores it, if it may be stored. It never
 * rejects: an exception is logged, and is a page with status 500. It returns `null` when there are too many.
 *
 * @param handle the request handler of Next.js.
 */
export function createRenders(handle: Handler) {
  const running = new Map<string, Promise<Result>>();
  /** By the kind of their route: a flood of share images refuses no page. */
  const counts = new Map<Route['kind'], number>();
  return (key: string | null, request: IncomingMessage): Promise<Result> | null => {
    const other = key === null ? undefined : running.get(key);
    if (other !== undefined) return other;
    const { kind = 'page', pattern = '' } = routeOf(request) ?? {};
    const count = counts.get(kind) ?? 0;
    if (count >= maxRenders && !unlimited.has(pattern)) return null;
    counts.set(kind, count + 1);
    const result = renderAndStore(handle, key, request).finally(() => {
      counts.set(kind, (counts.get(kind) ?? 1) - 1);
      if (key !== null) running.delete(key);
    });
    if (key !== null) running.set(key, result);
    return result;
  };
}

async function renderAndStore(
  handle: Handler,
  key: string | null,
  request: IncomingMessage,
): Promise<Result> {
  try {
    const rendered = await render(handle, request);
    const { response, lifetime } = finishResponse(rendered, request);
    recordRender(request, response.status, rendered);
    if (key === null || lifetime === null) return { response, isStored: false };
    // Stored in the encoding of the client that waits for it.
    await inEncodingFor(request, response);
    if (response.bodies.size > 1) response.bodies.delete('identity');
    const storedAt = Date.now();
    const staleAt = storedAt + lifetime.fresh * 1_000;
    storeResponse(key, {
      ...response,
      tags: [...rendered.state.tags],
      since: rendered.since,
      storedAt,
      staleAt,
      revalidatedUntil: staleAt + lifetime.staleWhileRevalidate * 1_000,
      usableUntil: staleAt + lifetime.staleIfError * 1_000,
    });
    return { response, isStored: true };
  } catch (error) {
    writeError(error instanceof Error ? error : new Error(String(error)));
    return { response: failed, isStored: false };
  }
}

function recordRender(request: IncomingMessage, status: number, { state, since }: Rendered): void {
  const route = routeOf(request);
  if (route?.kind !== 'page') return;
  const { outcome } = state;
  const isWhole = outcome === 'complete' || outcome === 'not-found';
  const recorded = status === 500 ? 'failed' : isWhole ? 'stored' : outcome;
  recorder()?.pageRendered(route.pattern, recorded, (now() - since) / 1_000);
}
