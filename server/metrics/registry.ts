import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { namedCaches } from '../../lib/cache/bounded-cache.ts';
import { config } from '../../lib/config/index.ts';
import { runningBuild } from '../../lib/runtime/build/running-build.ts';
import { version } from '../../lib/runtime/build/version.ts';
import { type IndexStatus, type Recorder, sources } from '../../lib/runtime/metrics/recorder.ts';

/*
 * The metrics of this process. Names follow https://prometheus.io/docs/practices/naming/; every label has few values.
 * Only loaded with METRICS_TOKEN.
 */

/** Seconds: from a stored response to the timeout of an API that hangs. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The registry of all metrics. */
export const registry = new Registry();
const registers = [registry];

// CPU and memory of the process; event loop, heap and garbage collection of Node.js.
collectDefaultMetrics({ register: registry });

/** The duration of requests; its count is their number. */
export const requests = new Histogram({
  name: 'medireleve_http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its response',
  labelNames: ['route', 'method', 'status', 'cache'],
  buckets,
  registers,
});

const calls = new Histogram({
  name: 'medireleve_api_call_duration_seconds',
  help: 'Calls of the API, the geocoder and the form services, with their body and a retry',
  labelNames: ['call', 'outcome'],
  buckets,
  registers,
});

const renders = new Histogram({
  name: 'medireleve_page_render_duration_seconds',
  help: 'Pages rendered for the page cache, for a request or after it, with their calls of the API',
  labelNames: ['route', 'outcome'],
  buckets,
  registers,
});

const limits = new Counter({
  name: 'medireleve_limits_reached_total',
  help: 'Attempts that were refused because there had been too many',
  labelNames: ['limit'],
  registers,
});

const refreshes = new Counter({
  name: 'medireleve_webhook_refreshes_total',
  help: 'Changes that the webhook reported to this instance, with what the API says of them',
  labelNames: ['type', 'status'],
  registers,
});

const indexReads = new Counter({
  name: 'medireleve_ads_index_reads_total',
  help: 'Whole walks of the API for the index of ads, or loads of the snapshot of another instance',
  labelNames: ['result'],
  registers,
});

const lastIndexRead = new Gauge({
  name: 'medireleve_ads_index_last_read_success',
  help: 'Whether the last whole walk or load succeeded; 1 before the first',
  registers,
});
lastIndexRead.set(1);

/** What lib/ and app/ report. */
export const record: Recorder = {
  callEnded: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
  pageRendered: (route, outcome, seconds) => renders.observe({ route, outcome }, seconds),
  limitReached: (limit) => limits.inc({ limit }),
  pagesRefreshed: (type, status) => refreshes.inc({ type, status }),
  indexRead(result) {
    indexReads.inc({ result });
    lastIndexRead.set(result === 'failed' ? 0 : 1);
  },
};

new Gauge({
  name: 'medireleve_build_info',
  help: 'The version, the build and the Node.js that run: always 1',
  labelNames: ['version', 'build', 'node'],
  registers,
}).set({ version, build: runningBuild() ?? '', node: process.version }, 1);

new Gauge({
  name: 'medireleve_dependency_up',
  help: 'Whether a service that the site depends on responds, as /readyz says',
  labelNames: ['dependency'],
  registers,
  async collect() {
    const failing = (await sources()?.failing()) ?? [];
    for (const dependency of config.REDIS_URL === undefined ? ['api'] : ['api', 'redis']) {
      this.set({ dependency }, failing.includes(dependency) ? 0 : 1);
    }
  },
});

for (const [name, help, property] of [
  ['entries', 'Entries of a cache in memory', 'entries'],
  ['bytes', 'Bytes of a cache in memory', 'bytes'],
  ['max_bytes', 'The most bytes of a cache in memory', 'maxBytes'],
] as const) {
  new Gauge({
    name: `medireleve_cache_${name}`,
    help,
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, state] of namedCaches) this.set({ cache }, state[property]);
    },
  });
}

new Counter({
  name: 'medireleve_cache_evictions_total',
  help: 'Entries that a cache in memory removed because there was no room',
  labelNames: ['cache'],
  registers,
  collect() {
    this.reset();
    for (const [cache, { evictions }] of namedCaches) this.inc({ cache }, evictions);
  },
});

new Gauge({
  name: 'medireleve_ads_index_state',
  help: 'The state of the index of ads: 1 for the one it has',
  labelNames: ['state'],
  registers,
  collect() {
    const current = sources()?.adsIndex().state;
    for (const state of ['off', 'preparing', 'ready']) {
      this.set({ state }, state === current ? 1 : 0);
    }
  },
});

for (const [name, help, read] of [
  ['ads', 'Ads in the index', ({ ads }) => ads],
  ['bytes', 'Bytes of the index of ads in memory', ({ bytes }) => bytes],
  [
    'age_seconds',
    'Time since the API was last read whole, or since the start; 0 without an index',
    ({ state, ageSeconds }) => (state === 'off' ? 0 : (ageSeconds ?? process.uptime())),
  ],
] satisfies [string, string, (status: IndexStatus) => number][]) {
  new Gauge({
    name: `medireleve_ads_index_${name}`,
    help,
    registers,
    collect() {
      const status = sources()?.adsIndex();
      if (status !== undefined) this.set(read(status));
    },
  });
}
