import { isBearer } from '../../lib/routing/bearer.ts';
import { currentRequest } from '../../lib/runtime/current-request.ts';
import { setRecorder } from '../../lib/runtime/metrics/recorder.ts';
import type { Middleware } from '../compose.ts';
import { routeOf } from '../middleware/normalize-url.ts';
import { record, registry, requests } from './registry.ts';

/**
 * Starts measuring, here and in the bundles of Next.js.
 *
 * @param token that of `/metrics`.
 * @returns two middlewares: the first measures each request, the second, which runs after `checkRequest`, responds at
 *   `/metrics`.
 */
export function startMetrics(token: string): { measure: Middleware; serve: Middleware } {
  setRecorder(record);
  return { measure, serve: serveMetrics(token) };
}

/** One observation for each request, once its response has been sent or the connection has closed. */
const measure: Middleware = ({ method = '' }, response, next) => {
  const start = performance.now();
  const current = currentRequest();
  response.once('close', () => {
    observerOf(
      current?.route ?? 'other',
      methods.includes(method) ? method : 'other',
      // A client that disconnected has no whole response.
      response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted',
      // `none`: what is never stored, such as what is rendered for one visitor, and files.
      current?.cache ?? 'none',
    )((performance.now() - start) / 1_000);
  });
  return next();
};

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** The observers of requests, by the values of their labels: each is made once. */
const observers = new Map<string, (seconds: number) => void>();

function observerOf(...labels: [string, string, string, string]): (seconds: number) => void {
  const key = labels.join(' ');
  const known = observers.get(key);
  if (known !== undefined) return known;
  const { observe } = requests.labels(...labels);
  observers.set(key, observe);
  return observe;
}

/** Responds with the metrics to a request that has the token, in the text format of Prometheus. */
function serveMetrics(token: string): Middleware {
  return async (request, response, next) => {
    if (routeOf(request)?.pattern !== '/metrics') return next();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    if (!isBearer(request.headers.authorization, token)) {
      // RFC 9110, section 11.6.1.
      response.setHeader('WWW-Authenticate', 'Bearer');
      response.statusCode = 401;
      response.end();
      return;
    }
    const text = await registry.metrics();
    response.setHeader('Content-Type', registry.contentType);
    response.end(text);
  };
}
