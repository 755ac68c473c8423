import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { namedCaches } from '../lib/cache/bounded-cache.ts';
import { config } from '../lib/config/config.ts';
import { isBearer } from '../lib/routing/authorization.ts';
import { runningBuild, version } from '../lib/runtime/build/running-build.ts';
import { currentRequest } from '../lib/runtime/current-request.ts';
import { metrics } from '../lib/runtime/metrics/recorder.ts';
import type { Middleware } from './compose.ts';
import { routeOf } from './middleware/check-request.ts';

/* The metrics of this process, loaded with METRICS_TOKEN only. https://prometheus.io/docs/practices/naming/ */

/** Seconds: from a stored response to the timeout of an API that hangs. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// CPU and memory of the process; event loop, heap and garbage collection of Node.js.
collectDefaultMetrics();

const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
  new Histogram({ name: `medireleve_${name}`, help, labelNames, buckets });

const requests = histogram(
  'http_request_duration_seconds',
  'Time from the head of a request to the end of its response',
  ['route', 'method', 'status', 'cache'],
);
const calls = histogram(
  'api_call_duration_seconds',
  'Calls of the API, the geocoder and the form services, with their body and a retry',
  ['call', 'outcome'],
);
const renders = histogram(
  'page_render_duration_seconds',
  'Pages rendered for the page cache, for a request or after it, with their calls of the API',
  ['route', 'outcome'],
);
const ofVisits = (name: string, help: string, limits: number[]) =>
  new Histogram({
    name: `medireleve_visit_${name}`,
    help: `${help}, by the route of the first page`,
    labelNames: ['route'],
    buckets: limits,
  });
// Among them are the limits of Google (https://web.dev/articles/vitals).
const visits = {
  lcp: ofVisits('lcp_seconds', 'Largest Contentful Paint', [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10]),
  inp: ofVisits('inp_seconds', 'Interaction to Next Paint', [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2]),
  cls: ofVisits('cls', 'Cumulative Layout Shift', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]),
};
const limits = new Counter({
  name: 'medireleve_limits_reached_total',
  help: 'Attempts that were refused because there had been too many',
  labelNames: ['limit'],
});
const refreshes = new Counter({
  name: 'medireleve_webhook_refreshes_total',
  help: 'Changes that the webhook reported to this instance, with what the API says of them',
  labelNames: ['type', 'status'],
});
const indexReads = new Counter({
  name: 'medireleve_ads_index_reads_total',
  help: 'Whole walks of the API for the index of ads, or loads of the snapshot of another instance',
  labelNames: ['result'],
});
const lastIndexRead = new Gauge({
  name: 'medireleve_ads_index_last_read_success',
  help: 'Whether the last whole walk or load succeeded; 1 before the first',
});
lastIndexRead.set(1);

const told = new Gauge({
  name: 'medireleve_indexnow_last_sent_timestamp_seconds',
  help: 'When IndexNow was last sent URLs, by the status of its response; 0: there was none',
  labelNames: ['status'],
});

type Sample = [labels: Record<string, string>, value: number];
type Read = () => Sample[] | Promise<Sample[]>;

/** A gauge that is read when Prometheus asks. */
function gauge(name: string, labelNames: string[], help: string, read: Read): void {
  const collect = async function (this: Gauge) {
    for (const [labels, value] of await read()) this.set(labels, value);
  };
  new Gauge({ name: `medireleve_${name}`, help, labelNames, collect });
}

const ofCaches = (property: 'entries' | 'bytes' | 'maxBytes') => () =>
  [...namedCaches].map(([cache, state]): Sample => [{ cache }, state[property]]);

gauge('cache_entries', ['cache'], 'Entries of a cache in memory', ofCaches('entries'));
gauge('cache_bytes', ['cache'], 'Bytes of a cache in memory', ofCaches('bytes'));
gauge('cache_max_bytes', ['cache'], 'The most bytes of a cache in memory', ofCaches('maxBytes'));
new Counter({
  name: 'medireleve_cache_evictions_total',
  help: 'Entries that a cache in memory removed because there was no room',
  labelNames: ['cache'],
  collect() {
    this.reset();
    for (const [cache, state] of namedCaches) this.inc({ cache }, state.evictions);
  },
});
gauge('ads_index_ads', [], 'Ads in the index', () => {
  const status = metrics.sources?.adsIndex();
  return status === undefined ? [] : [[{}, status.ads]];
});
const missingHelp = 'Open ads of the index that lack what searches need';
gauge('ads_index_missing', ['field'], missingHelp, () =>
  Object.entries(metrics.sources?.missingInAds() ?? {}).map(([field, count]) => [{ field }, count]),
);
const ageHelp = 'Time since the API was last read whole, or since the start; 0 without an index';
gauge('ads_index_age_seconds', [], ageHelp, () => {
  const { state = 'off', ageSeconds } = metrics.sources?.adsIndex() ?? {};
  return [[{}, state === 'off' ? 0 : (ageSeconds ?? process.uptime())]];
});
const statesHelp = 'The state of the index of ads: 1 for the one it has';
gauge('ads_index_state', ['state'], statesHelp, () => {
  const current = metrics.sources?.adsIndex().state;
  return ['off', 'preparing', 'ready'].map((state) => [{ state }, Number(state === current)]);
});
const upHelp = 'Whether a service that the site depends on responds, as /readyz says';
gauge('dependency_up', ['dependency'], upHelp, async () => {
  const failing = (await metrics.sources?.failing()) ?? [];
  const dependencies = config.REDIS_URL === undefined ? ['api'] : ['api', 'redis'];
  return dependencies.map((dependency) => [{ dependency }, Number(!failing.includes(dependency))]);
});
const buildHelp = 'The version, the build and the Node.js that run: always 1';
const build = { version, build: runningBuild() ?? '', node: process.version };
gauge('build_info', Object.keys(build), buildHelp, () => [[build, 1]]);

/** Starts measuring. Returns the middleware that measures requests, and the one of `/metrics`, after `checkRequest`. */
export function startMetrics(token: string): Record<'measure' | 'serve', Middleware> {
  metrics.recorder = {
    callEnded: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    pageRendered: (route, outcome, seconds) => renders.observe({ route, outcome }, seconds),
    enginesTold: (status) => told.setToCurrentTime({ status }),
    visitMeasured(route, vitals) {
      for (const name of ['lcp', 'inp', 'cls'] as const) {
        const value = vitals[name];
        if (value !== undefined) visits[name].observe({ route }, value);
      }
    },
    limitReached: (limit) => limits.inc({ limit }),
    pagesRefreshed: (type, status) => refreshes.inc({ type, status }),
    indexRead(result) {
      indexReads.inc({ result });
      lastIndexRead.set(result === 'failed' ? 0 : 1);
    },
  };
  const serve: Middleware = async (request, response, next) => {
    if (routeOf(request)?.pattern !== '/metrics') return next();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    if (!isBearer(request.headers.authorization, token)) {
      // RFC 9110, section 11.6.1.
      return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    }
    response.setHeader('Content-Type', register.contentType).end(await register.metrics());
  };
  return { measure, serve };
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** One observation for each request, once its response has been sent or the connection has closed. */
const measure: Middleware = ({ method = '' }, response, next) => {
  const start = performance.now();
  const current = currentRequest();
  response.once('close', () => {
    const labels = {
      route: current?.route ?? 'other',
      method: methods.includes(method) ? method : 'other',
      // A client that disconnected has no whole response.
      status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted',
      // `none`: what is never stored, such as what is rendered for one visitor, and files.
      cache: current?.cache ?? 'none',
    };
    requests.observe(labels, (performance.now() - start) / 1_000);
  });
  return next();
};
