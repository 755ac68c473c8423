import { get } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { BoundedCache } from '../lib/cache/bounded-cache';
import { config } from '../lib/config/config.ts';
import { currentRequest } from '../lib/runtime/current-request';
import { metrics } from '../lib/runtime/metrics/recorder';
import { startChain, stopChains } from './chain.fixture';
import type { Middleware } from './compose';
import { startMetrics } from './metrics';
import { checkRequest, normalizeUrl } from './middleware/check-request';
import { assignRequestId } from './middleware/headers';
import { sampleOf, samplesIn } from './samples.fixture';

const token = 'un-jeton-assez-long';
config.METRICS_TOKEN = token;

const { measure, serve } = startMetrics(token);
const start = (next: Middleware) =>
  startChain([assignRequestId, measure, normalizeUrl, checkRequest, serve, next]);
const withToken = { authorization: `Bearer ${token}` };
const metricsAt = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: withToken });
  return samplesIn(await response.text());
};

afterEach(stopChains);

test('a request without the token gets no metrics, and no cache stores them', async () => {
  const url = `http://127.0.0.1:${await start(() => {})}/metrics`;
  for (const authorization of ['', 'Bearer un-jeton-assez-faux', `Basic ${token}`]) {
    const response = await fetch(url, { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
  }
  const response = await fetch(url, { headers: withToken });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const posted = await fetch(url, { method: 'POST', headers: withToken });
  expect(posted.status).toBe(405);
});

test('a request is counted once, by route, method, status and cache', async () => {
  const port = await start((_, response) => {
    const current = currentRequest();
    if (current) current.cache = 'hit';
    response.end('page');
  });
  for (const path of ['/annonces/12?jeton=secret', '/annonces/13']) {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  }
  await fetch(`http://127.0.0.1:${port}/claire.dupont@example.org`, { method: 'HEAD' });
  const samples = await metricsAt(port);
  const name = 'medireleve_http_request_duration_seconds_count';
  const ad = { route: '/annonces/[id]', method: 'GET', status: '2xx', cache: 'hit' };
  expect(sampleOf(samples, name, ad)).toBe(2);
  expect(sampleOf(samples, name, { ...ad, route: 'other', method: 'HEAD' })).toBe(1);
  expect(JSON.stringify(samples)).not.toMatch(/secret|claire/);
});

test('a client that disconnects has no status', async () => {
  let isClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    isClosed = resolve;
  });
  const port = await start((_, response) => {
    response.once('close', isClosed);
    response.write('part');
  });
  const client = get(`http://127.0.0.1:${port}/cgu`, () => client.destroy());
  client.on('error', () => {});
  await closed;
  const labels = { route: '/cgu', method: 'GET', status: 'aborted', cache: 'none' };
  const samples = await metricsAt(port);
  expect(sampleOf(samples, 'medireleve_http_request_duration_seconds_count', labels)).toBe(1);
});

test('what lib/ reports, the caches and the index are in the text format of Prometheus', async () => {
  const port = await start(() => {});
  metrics.recorder?.callEnded('/api/v1/ads/', 'timeout', 5.2);
  metrics.recorder?.pageRendered('/annonces/[id]', 'stored', 0.3);
  metrics.recorder?.limitReached('reset-token');
  metrics.recorder?.pagesRefreshed('ad', 'deleted');
  metrics.recorder?.indexRead('failed');
  metrics.recorder?.enginesTold('202');
  const cache = new BoundedCache<number>(1_000, () => 100, 'test');
  for (let key = 0; key < 12; key += 1) cache.set(String(key), key);
  metrics.sources = {
    failing: async () => ['api'],
    adsIndex: () => ({ state: 'ready', ads: 7, ageSeconds: 60 }),
    missingInAds: () => ({ pay: 3, half_days: 0 }),
  };
  const samples = await metricsAt(port);
  const value = (name: string, labels = {}) => sampleOf(samples, `medireleve_${name}`, labels);
  const timeout = { call: '/api/v1/ads/', outcome: 'timeout' };
  expect(value('api_call_duration_seconds_sum', timeout)).toBe(5.2);
  expect(value('api_call_duration_seconds_bucket', { ...timeout, le: '5' })).toBe(0);
  expect(value('api_call_duration_seconds_bucket', { ...timeout, le: '10' })).toBe(1);
  const stored = { route: '/annonces/[id]', outcome: 'stored' };
  expect(value('page_render_duration_seconds_count', stored)).toBe(1);
  expect(value('limits_reached_total', { limit: 'reset-token' })).toBe(1);
  expect(value('webhook_refreshes_total', { type: 'ad', status: 'deleted' })).toBe(1);
  expect(value('ads_index_reads_total', { result: 'failed' })).toBe(1);
  expect(value('ads_index_last_read_success')).toBe(0);
  const told = value('indexnow_last_sent_timestamp_seconds', { status: '202' });
  expect(Math.abs(Date.now() / 1_000 - Number(told))).toBeLessThan(5);
  expect(value('cache_entries', { cache: 'test' })).toBe(9);
  expect(value('cache_bytes', { cache: 'test' })).toBe(cache.bytes);
  expect(value('cache_max_bytes', { cache: 'test' })).toBe(1_000);
  expect(value('cache_evictions_total', { cache: 'test' })).toBe(3);
  expect(value('dependency_up', { dependency: 'api' })).toBe(0);
  expect(value('ads_index_state', { state: 'ready' })).toBe(1);
  expect(value('ads_index_state', { state: 'preparing' })).toBe(0);
  expect(value('ads_index_ads')).toBe(7);
  expect(value('ads_index_missing', { field: 'pay' })).toBe(3);
  expect(value('ads_index_missing', { field: 'half_days' })).toBe(0);
  expect(value('ads_index_age_seconds')).toBe(60);
  // Again: what is collected replaces what was.
  const again = await metricsAt(port);
  expect(sampleOf(again, 'medireleve_cache_evictions_total', { cache: 'test' })).toBe(3);
  expect(sampleOf(again, 'nodejs_eventloop_lag_p99_seconds', {})).toEqual(expect.any(Number));
  expect(sampleOf(again, 'process_resident_memory_bytes', {})).toBeGreaterThan(0);
});
