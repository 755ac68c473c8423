import { expect, test } from '../http-test.ts';
import { siteLog } from './own-site.ts';

test('reports of browsers are logged, and malformed reports are rejected', async ({ request }) => {
  const message = 'Error: signalée par une requête';
  const data = JSON.stringify({ message, at: 'static/chunks/a.js:1:2' });
  const post = (init: object) => request.post('/api/reports', { data, ...init });
  const type = (value: string) => ({ 'content-type': value });
  const sent = await post({
    headers: { ...type('text/plain;charset=UTF-8'), referer: 'https://a.example/cgu?jeton=x' },
  });
  expect([sent.status(), sent.headers()['cache-control']]).toEqual([204, 'no-store']);
  const lines = () => siteLog('browser error').filter((line) => line.message === message);
  await expect.poll(lines).toMatchObject([{ level: 'warn', route: '/cgu', count: 1 }]);

  const list = await post({ headers: type('application/reports+json'), data: '[]' });
  expect(list.status()).toBe(204);
  for (const [status, init] of [
    [400, { headers: type('application/json'), data: '{}' }],
    [403, { headers: { ...type('text/plain'), 'sec-fetch-site': 'cross-site' } }],
    [413, { headers: type('text/plain'), data: 'x'.repeat(65_537) }],
    [415, { headers: type('multipart/form-data') }],
  ] as const) {
    expect((await post(init)).status()).toBe(status);
  }
  const read = await request.get('/api/reports');
  expect([read.status(), read.headers().allow]).toEqual([405, 'POST, OPTIONS']);
});

test('every page names the endpoint for reports, except the pages of a password reset', async ({
  request,
}) => {
  for (const path of ['/', '/annonces', '/nulle-part', '/annonces/quel-lieu?place=xyz']) {
    const headers = (await request.get(path)).headers();
    expect(headers['reporting-endpoints'], path).toBe('policy="/api/reports"');
    expect(headers['content-security-policy'], path).toMatch(/; report-to policy$/);
  }
  for (const path of ['/reset-password/MQ/jeton', '/reset-password/MQ/jeton/suite']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).not.toHaveProperty('reporting-endpoints');
  }
  expect((await request.get('/robots.txt')).headers()).not.toHaveProperty('reporting-endpoints');
});
