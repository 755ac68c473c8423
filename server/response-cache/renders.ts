import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { now } from '../../lib/cache/refreshes.ts';
import type { Route } from '../../lib/routing/routes.ts';
import type { Outcome } from '../../lib/runtime/current-request.ts';
import { writeError } from '../../lib/runtime/log/write-error.ts';
import { recorder } from '../../lib/runtime/metrics/recorder.ts';
import { type EncodedResponse, encodable, inEncodingFor } from '../encoded-response.ts';
import { routeOf } from '../middleware/normalize-url.ts';
import { type Handler, render } from '../render.ts';
import { finishResponse } from './finish-response.ts';
import { storeResponse } from './stored-response.ts';

/** A response that was rendered, and whether it was stored. */
export type Result = { response: EncodedResponse; isStored: boolean };

type Kind = Route['kind'];

/** At the same time, of pages, of files and of calls each: most of them wait for the API. */
const maxRenders = 16 * availableParallelism();

const failed = encodable({
  status: 500,
  headers: { 'content-type': 'text/html' },
  body: Buffer.alloc(0),
});

/** Never refused: whether the server lives, and what the API says has changed. */
const unlimited = new Set(['/healthz', '/readyz', '/api/revalidate']);

/** The responses that are being rendered: one for all who wait for it, and not too many at the same time. */
export class Renders {
  readonly #handle: Handler;
  readonly #running = new Map<string, Promise<Result>>();
  /** By the kind of their route: a flood of pictures refuses no page. */
  readonly #counts = new Map<Kind, number>();

  /** @param handle the request handler of Next.js. */
  constructor(handle: Handler) {
    this.#handle = handle;
  }

  /**
   * Renders the response to a request, and stores it, if it may be stored. Never rejects: an exception is logged, and
   * is a page with status 500.
   *
   * @param key of the response; `null` when it is for one client alone.
   * @returns `null` when there are too many.
   */
  start(key: string | null, request: IncomingMessage): Promise<Result> | null {
    const other = key === null ? undefined : this.#running.get(key);
    if (other !== undefined) return other;
    const { kind = 'page', pattern = '' } = routeOf(request) ?? {};
    const count = this.#countOf(kind);
    if (count >= maxRenders && !unlimited.has(pattern)) return null;
    this.#counts.set(kind, count + 1);
    const result = this.#render(key, request).finally(() =>
      this.#counts.set(kind, this.#countOf(kind) - 1),
    );
    if (key !== null) {
      this.#running.set(key, result);
      void result.finally(() => this.#running.delete(key));
    }
    return result;
  }

  #countOf(kind: Kind): number {
    return this.#counts.get(kind) ?? 0;
  }

  async #render(key: string | null, request: IncomingMessage): Promise<Result> {
    try {
      const { state, since, ...rendered } = await render(this.#handle, request);
      const { response, lifetime } = finishResponse({ state, since, ...rendered }, request);
      recordRender(request, response.status, state.outcome, since);
      if (key === null || lifetime === null) return { response, isStored: false };
      // Stored in the encoding of the client that waits for it.
      await inEncodingFor(request, response);
      if (response.bodies.size > 1) response.bodies.delete('identity');
      const storedAt = Date.now();
      const staleAt = storedAt + lifetime.fresh * 1_000;
      storeResponse(key, {
        ...response,
        tags: [...state.tags],
        since,
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
}

function recordRender(
  request: IncomingMessage,
  status: number,
  outcome: Outcome,
  since: number,
): void {
  const route = routeOf(request);
  if (route?.kind !== 'page') return;
  const isWhole = outcome === 'complete' || outcome === 'not-found';
  const recorded = status === 500 ? 'failed' : isWhole ? 'stored' : outcome;
  recorder()?.pageRendered(route.pattern, recorded, (now() - since) / 1_000);
}
