import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { refreshes } from '../../lib/cache/refreshes.ts';
import { imagePath } from '../../lib/images/image-url.ts';
import { policyHeader } from '../../lib/routing/policy/content-security-policy.ts';
import { newResponseState, type ResponseState } from '../../lib/runtime/current-request.ts';
import { writeError } from '../../lib/runtime/log/log.ts';
import { metrics } from '../../lib/runtime/metrics/recorder.ts';
import { now } from '../../lib/runtime/now.ts';
import { bodyIn, type EncodableResponse, type Encoding, encodable } from '../encoded-response.ts';
import { routeOf, targetOf } from '../middleware/check-request.ts';
import { preparePage } from '../prepare-page.ts';
import { createQueue } from '../queue.ts';
import { type Handler, type Rendered, render } from '../render.ts';
import { responseHead } from './response-head.ts';
import { storeResponse } from './stored-response.ts';

/** A response that was rendered, and whether it was stored. */
export type Result = { response: EncodableResponse; isStored: boolean };

/** A request, the network of its client, the encoding in which a response is stored first, and its key, if it has one. */
type Job = { request: IncomingMessage; network: string; encoding: Encoding; key: string | null };

/** At the same time, of each route: most of them wait for the API. */
const maxRenders = 16 * availableParallelism();
/** The most for one network: others do not wait for all that one client requests at once. */
const maxOfNetwork = maxRenders / 2;

/** Never refused: whether the server lives, what the API says has changed, and images, which have a queue of their own. */
const unlimited = ['/healthz', '/readyz', '/api/revalidate', imagePath];

const policyName = policyHeader.toLowerCase();

/**
 * Renders the response to a request, once for all who wait under its key, and stores it if it may; without a key it is for
 * one client. An exception is logged, and is a 500; `null`: there are too many of its route, or of its network.
 */
export function createRenders(handle: Handler) {
  const running = new Map<string, { result: Promise<Result>; state: ResponseState }>();
  /** Renderings by method and pattern: a flood of lists refuses no ad. */
  const counts = new Map<string, number>();
  const inTurn = createQueue(maxOfNetwork);
  /** Renderings that wait for their turn, by queue and key. */
  const waiting = new Map<string, Promise<Result | null>>();

  function start(job: Job, kind: string): Promise<Result> {
    const { key } = job;
    const state = newResponseState();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const result = renderAndStore(handle, job, state).finally(() => {
      counts.set(kind, (counts.get(kind) ?? 1) - 1);
      if (key !== null && running.get(key)?.state === state) running.delete(key);
    });
    if (key !== null) running.set(key, { result, state });
    return result;
  }

  function join(key: string | null): Promise<Result> | null {
    const other = key === null ? undefined : running.get(key);
    if (other === undefined) return null;
    const { tags, since } = other.state;
    // Who comes after a change does not wait for a response that began before.
    return refreshes.freshnessOf([...tags], since) === 'fresh' ? other.result : null;
  }

  return async (job: Job): Promise<Result | null> => {
    const { key, request, network } = job;
    const { pattern = '' } = routeOf(request) ?? {};
    if (unlimited.includes(pattern)) return join(key) ?? start(job, pattern);
    // A form that waits for another server refuses no page.
    const kind = `${request.method} ${pattern}`;
    const queue = `${network} ${kind}`;
    const name = `${queue} ${key}`;
    const other = join(key) ?? (key === null ? undefined : waiting.get(name));
    if (other !== undefined) return other;
    const result = inTurn(async () => {
      waiting.delete(name);
      const isFull = (counts.get(kind) ?? 0) >= maxRenders;
      return join(key) ?? (isFull ? null : start(job, kind));
    }, queue);
    if (key !== null) waiting.set(name, result);
    const outcome = await result;
    if (waiting.get(name) === result) waiting.delete(name);
    return outcome;
  };
}

async function renderAndStore(handle: Handler, job: Job, state: ResponseState): Promise<Result> {
  const { key, request, encoding } = job;
  try {
    const rendered = await render(handle, request, state);
    const { response: plain, lifetime } = finish(rendered, request);
    recordRender(request, plain.status, state);
    if (key === null || lifetime === null) return { response: plain, isStored: false };
    const first = plain.isCompressible ? encoding : 'identity';
    const bodies = { [first]: await bodyIn(plain, first) };
    const { since, tags } = state;
    const freshness = { tags: [...tags], since, storedAt: Date.now(), lifetime };
    const response = { ...plain, bodies, ...freshness };
    storeResponse(key, response);
    return { response, isStored: true };
  } catch (error) {
    writeError(error);
    const headers = { 'content-type': 'text/html' };
    const response = encodable({ status: 500, headers, body: Buffer.alloc(0) });
    return { response, isStored: false };
  }
}

/** The status, the headers about caching, the HTML with its Content Security Policy, and the `ETag` of a render. */
function finish(rendered: Rendered, request: IncomingMessage) {
  const { state, headers } = rendered;
  let { body } = rendered;
  const path = (request.url ?? '').replace(/\?.*$/s, '');
  const cacheControl = String(headers['cache-control'] ?? '');
  const kind = kindOf(request, path);
  const status = targetOf(request)?.isFound === false ? 404 : rendered.status;
  const { lifetime, ...head } = responseHead({ status, cacheControl, kind, state }, Date.now());
  for (const [name, value] of Object.entries({ ...head.headers, ...routeOf(request)?.headers })) {
    headers[name.toLowerCase()] = value;
  }
  const isHtml = String(headers['content-type']).startsWith('text/html');
  // A page for one visitor has a policy with a nonce.
  if (isHtml) headers[policyName] = request.headers[policyName];
  if (isHtml && headers[policyName] === undefined) {
    const { html, policy } = preparePage(path, body.toString());
    body = Buffer.from(html);
    headers[policyName] = policy;
  }
  if (lifetime) headers.etag ??= `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { response: encodable({ status: head.status, headers, body }), lifetime };
}

/** The page of an unknown path is one that caches may store; what is rendered for one visitor is none. */
function kindOf(request: IncomingMessage, path: string) {
  const route = routeOf(request);
  if (route === null) return path.startsWith('/api/') ? 'other' : 'unknown-page';
  if (route.kind === 'page' && !route.perRequest) return 'page';
  return path === imagePath ? 'image' : 'other';
}

function recordRender(request: IncomingMessage, status: number, state: ResponseState): void {
  const route = routeOf(request);
  if (route?.kind !== 'page') return;
  const { outcome, since } = state;
  const isWhole = outcome === 'complete' || outcome === 'not-found';
  const recorded = status === 500 ? 'failed' : isWhole ? 'stored' : outcome;
  metrics.recorder?.pageRendered(route.pattern, recorded, (now() - since) / 1_000);
}
