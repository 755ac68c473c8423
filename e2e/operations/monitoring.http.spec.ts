import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { sampleOf, samplesIn } from '../../server/samples.fixture.ts';
import { expect, startCollector, test } from './own-site.ts';

const token = 'un-jeton-assez-long';
const secret = 'jeton-tres-secret';
const reset = '/api/v1/auth/users/reset_password_confirm/';
const received = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Environment variables with which a process writes the modules that it loads to a file (list-modules.ts). */
const listModules = (file: string) => ({
  LIST_MODULES: file,
  NODE_OPTIONS: `--import ${pathToFileURL('e2e/operations/list-modules.ts')}`,
});

/** The packages of the modules in such a file. */
function packagesIn(file: string): string[] {
  const urls = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const names = urls.map((url) =>
    /node_modules\/(prom-client|typescript|@(?:opentelemetry|next)\/[^/]+)\//.exec(url),
  );
  return [...new Set(names.flatMap((match) => match?.[1] ?? []))].sort();
}

async function metricsOf(request: APIRequestContext, url: string) {
  const headers = { authorization: `Bearer ${token}` };
  return samplesIn(await (await request.get(`${url}/metrics`, { headers })).text());
}

test('without METRICS_TOKEN and a collector, no module for monitoring and no transpiler is loaded, and /metrics does not exist', async ({
  request,
  startOwn,
}, testInfo) => {
  const file = testInfo.outputPath('modules');
  const { url } = await startOwn(listModules(file));
  const [metrics, unknown] = [
    await request.get(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } }),
    await request.get(`${url}/nulle-part`),
  ];
  expect(metrics.status()).toBe(404);
  expect(await metrics.text()).toBe(await unknown.text());
  await request.get(`${url}/annonces/12`);
  // Next.js loads this interface in any process; without an SDK it does nothing.
  expect(packagesIn(file)).toEqual(['@opentelemetry/api']);
});

test('a process exports metrics and traces without URLs, tokens or data of a visitor', async ({
  request,
  startOwn,
  ownApi,
}, testInfo) => {
  const file = testInfo.outputPath('modules');
  const collector = await startCollector();
  ownApi.respond = ({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    if (path === '/api/v1/ads/12') return response.end('{"id":12,"title":"Cardiologie"}');
    if (path === '/api/v1/ads/13') return response.writeHead(500).end(`{"detail":"${secret}"}`);
    return path === reset ? response.writeHead(400).end('{}') : response.end('[]');
  };
  const {
    url,
    process: site,
    ended,
  } = await startOwn({
    ...listModules(file),
    ADS_INDEX: 'on',
    METRICS_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    REVALIDATE_SECRET: secret.padEnd(16),
    TRUSTED_PROXIES: '1',
  });
  const headers = {
    traceparent: `00-${received}-00f067aa0ba902b7-01`,
    'x-forwarded-for': '203.0.113.77',
  };

  await test.step('visitors, browsers and the webhook send requests', async () => {
    await request.get(`${url}/annonces/12?jeton=${secret}`, { headers });
    await request.get(`${url}/annonces/12`);
    expect((await request.get(`${url}/annonces/13`)).status()).toBe(503);
    await request.get(`${url}/reset-password/MQ/${secret}?q=claire`);
    const data = { uid: 'MQ', token: secret, new_password: 'un-tracteur-bleu' };
    for (let time = 0; time < 11; time += 1) await request.post(url + reset, { headers, data });
    const change = await request.post(`${url}/api/revalidate`, {
      headers: { authorization: `Bearer ${secret.padEnd(16)}` },
      data: { type: 'ad', id: 12 },
    });
    expect(change.status()).toBe(204);
  });

  await test.step('/metrics has the metrics of the server and of the bundles of Next.js', async () => {
    const wrong = await request.get(`${url}/metrics`);
    expect(wrong.status()).toBe(401);
    expect(wrong.headers()['cache-control']).toBe('no-store');
    const samples = await metricsOf(request, url);
    const value = (name: string, labels: Record<string, string> = {}) =>
      sampleOf(samples, `medireleve_${name}`, labels);
    const requests = (labels: Record<string, string>) =>
      value('http_request_duration_seconds_count', { method: 'GET', ...labels });
    const ad = '/annonces/[id]';
    expect(requests({ route: ad, status: '2xx', cache: 'miss' })).toBe(1);
    expect(requests({ route: ad, status: '2xx', cache: 'hit' })).toBe(1);
    expect(requests({ route: ad, status: '5xx', cache: 'miss' })).toBe(1);
    expect(requests({ route: '/metrics', status: '4xx', cache: 'none' })).toBe(1);
    const calls = (call: string, outcome: string) =>
      value('api_call_duration_seconds_count', { call, outcome });
    expect(calls('/api/v1/ads/{id}', 'ok')).toBe(2);
    expect(calls('/api/v1/ads/{id}', 'status_5xx')).toBeGreaterThan(0);
    expect(calls(reset, 'status_4xx')).toBe(10);
    const renders = (outcome: string) =>
      value('page_render_duration_seconds_count', { route: ad, outcome });
    expect(renders('stored')).toBe(1);
    expect(renders('unavailable')).toBe(1);
    for (const cache of ['data', 'responses']) {
      expect(value('cache_entries', { cache }), cache).toBeGreaterThan(0);
    }
    expect(value('limits_reached_total', { limit: 'reset-token' })).toBe(1);
    expect(value('webhook_refreshes_total', { type: 'ad', status: 'exists' })).toBe(1);
    expect(value('dependency_up', { dependency: 'api' })).toBe(1);
    expect(value('ads_index_state', { state: 'preparing' })).toBe(1);
    expect(value('ads_index_age_seconds')).toBeGreaterThan(0);
    expect(JSON.stringify(samples)).not.toMatch(new RegExp(`${secret}|claire|203\\.0`));
  });

  await test.step('a trace leads from our own proxy to the API', async () => {
    site.kill('SIGTERM');
    await ended;
    collector.stop();
    const ofTrace = collector.spans.filter(({ traceId }) => traceId === received);
    const named = (name: string) => ofTrace.find((span) => span.name === name);
    const first = ofTrace.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7');
    expect(first?.name).toBe('GET /annonces/[id]');
    const ofNext = ofTrace.filter(({ attributes }) =>
      attributes.some(({ key }) => key === 'next.route'),
    );
    expect(ofNext.length, 'spans of Next.js belong to the trace').toBeGreaterThan(0);
    const call = named('GET /api/v1/ads/{id}');
    const [called] = ownApi.calls.filter((one) => one.url === '/api/v1/ads/12');
    expect(called?.headers.traceparent).toBe(`00-${received}-${call?.spanId}-01`);
    expect(collector.bodies.join()).not.toMatch(
      new RegExp(`${secret}|claire|203\\.0|${new URL(ownApi.url).host}`),
    );
    // The first test relies on this list of modules.
    expect(packagesIn(file)).toEqual(
      expect.arrayContaining(['@opentelemetry/sdk-trace', 'prom-client']),
    );
  });
});
