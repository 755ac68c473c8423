import { issuePass } from '../../lib/bff/preview-pass.ts';
import { callWebhook, secret as hookSecret } from '../webhook/test.ts';
import { expect, test } from './own-site.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const secret = 'jeton-tres-secret';
const password = 'un-tracteur-bleu';
const reset = '/api/v1/auth/users/reset_password_confirm/';

type Line = {
  time: string;
  level: string;
  event: string;
  requestId?: string;
  route?: string;
  status?: number;
  cache?: string;
  error?: { message: string };
};

/** The log lines since the server listens, without the plain lines of the start. */
function linesOf(output: string[]): Line[] {
  const start = output.findIndex((line) => line.startsWith('Listening on'));
  return output.slice(start + 1).map((line) => JSON.parse(line) as Line);
}

test.describe('the log', () => {
  test('is one JSON object a line, whatever fails, without secrets or personal data', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const { url, output } = await startOwn({ LOG_REQUESTS: 'on', TRUSTED_PROXIES: '1' });
    ownApi.respond = (_, response) => response.writeHead(500).end(`{"detail":"${secret}"}`);
    const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Curieux/7' };
    const post = (path: string, init: object) => request.post(url + path, { headers, ...init });
    await request.get(`${url}/annonces/12?jeton=${secret}`, { headers });
    await request.get(`${url}/annonces?jeton=${secret}&page=2`, { headers });
    await request.get(`${url}/blog?q=claire.dupont@example.org`, { headers });
    await request.get(`${url}/reset-password/MQ/${secret}?envoi=${secret}.x`, { headers });
    await request.get(`${url}/reset-passw%6Frd/MQ/${secret}`, { headers });
    await request.get(`${url}/reset-password/MQ/${secret}/suite`, { headers });
    await post(reset, { data: { uid: 'MQ', token: secret, new_password: password } });
    await post(`/reset-password/MQ/${secret}`, { multipart: { new_password: 'x'.repeat(40_000) } });
    await post(`/reset-password/MQ/${secret}`, {
      headers: { ...headers, 'next-action': '70'.padEnd(42, '0') },
      data: '[]',
    });
    const fields = { new_password: password, confirmation: password };
    await post(`/reset-password/MQ/${secret}`, { form: fields, maxRedirects: 0 });
    await post(`/reset-password/MQ/${secret}`, {
      headers: { ...headers, accept: 'application/json' },
      multipart: { ...fields, confirmation: secret },
    });
    await request.get(`${url}/_next/image?url=/reset-password/MQ/${secret}&w=640&q=75`);
    await request.get(`${url}/claire.dupont@example.org`, { headers });
    await request.get(`${url}/api/places?near=47.99,-4.12`, { headers });

    await expect
      .poll(() =>
        linesOf(output()).filter(({ event, route }) => event === 'request' && route !== '/healthz'),
      )
      .toHaveLength(14);
    for (const line of linesOf(output())) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: expect.stringMatching(/^(?:info|warn|error)$/),
        event: expect.stringMatching(/./),
        requestId: expect.stringMatching(uuid),
      });
    }
    const text = output().join('\n');
    for (const word of [
      secret,
      password,
      'claire',
      '203.0.113.77',
      'Curieux',
      '47.99,',
      ',-4.12',
    ]) {
      expect(text).not.toContain(word);
    }
    expect(text).toContain('ApiFailureError');
  });

  test('has the request id, which the response and the calls to the API have too', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const { url, output } = await startOwn({ LOG_REQUESTS: 'on' });
    const ad = JSON.stringify({ id: 12, title: 'Cardiologie à Beaune' });
    ownApi.respond = (_, response) => response.end(ad);
    const first = await request.get(`${url}/annonces/12`);
    const again = await request.get(`${url}/annonces/12`);
    expect(first.headers()['cache-status']).toBe('medireleve; fwd=uri-miss; stored');
    expect(again.headers()['cache-status']).toMatch(/^medireleve; hit; ttl=\d+$/);
    const [one = '', other = ''] = [first, again].map(
      (response) => response.headers()['x-request-id'],
    );
    expect(one).toMatch(uuid);
    expect(other).toMatch(uuid);
    expect(other).not.toBe(one);
    expect(await again.text()).not.toContain(one);
    expect(ownApi.calls.map((call) => [call.url, call.headers['x-request-id']])).toEqual([
      ['/api/v1/ads/12', one],
    ]);
    const requests = () =>
      linesOf(output())
        .filter(({ event, route }) => event === 'request' && route === '/annonces/[id]')
        .map(({ requestId, status, cache }) => [requestId, status, cache]);
    await expect.poll(requests).toEqual([
      [one, 200, 'miss'],
      [other, 200, 'hit'],
    ]);

    ownApi.respond = (_, response) => response.writeHead(500).end('{}');
    const failed = await request.get(`${url}/annonces/13`);
    const errors = () =>
      linesOf(output())
        .filter(({ level }) => level === 'error')
        .map(({ event, route, requestId, error }) => [event, route, requestId, error?.message]);
    // One line, although Next.js reports the error more than once.
    await expect
      .poll(errors)
      .toEqual([
        ['error', '/annonces/[id]', failed.headers()['x-request-id'], 'GET /api/v1/ads/13: 500'],
      ]);
  });

  test('stays small while the API is down, whatever is requested', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const { url, output } = await startOwn();
    ownApi.respond = (_, response) => response.writeHead(500).end('{}');
    for (let id = 1; id <= 400; id += 1) {
      const path = [`/annonces/${id}`, `/annonces?page=${id}`, `/blog/a-${id}`, `/blog?page=${id}`];
      const response = await request.get(`${url}${path[id % 4]}`);
      expect(response.status()).toBe(503);
    }
    await request.get(`${url}/`);
    expect(output().join('\n').length).toBeLessThan(60_000);
  });

  test('uses the request id of our own proxy, when it is valid', async ({ request, startOwn }) => {
    const { url } = await startOwn({ TRUSTED_PROXIES: '1' });
    const named = async (id: string) => {
      const response = await request.get(`${url}/healthz`, { headers: { 'x-request-id': id } });
      return response.headers()['x-request-id'];
    };
    for (const id of [
      '4f2b6c1e9d7a4f2b6c1e9d7a4f2b6c1e',
      'Root=1-67891233-abcdef012345678912345678',
    ]) {
      expect(await named(id)).toBe(id);
    }
    for (const id of ['court', 'x'.repeat(129), 'avec espace', '{"event":"faux"}', '<script>a']) {
      expect(await named(id)).toMatch(uuid);
    }
    const bare = await startOwn();
    const headers = { 'x-request-id': '4f2b6c1e9d7a4f2b6c1e9d7a4f2b6c1e' };
    const response = await request.get(`${bare.url}/healthz`, { headers });
    expect(response.headers()['x-request-id']).toMatch(uuid);
  });

  test('has lines for refreshes by the webhook, for too many attempts, and for a preview that fails', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const { url, output } = await startOwn({
      REVALIDATE_SECRET: hookSecret,
      PREVIEW_SECRET: secret,
      TRUSTED_PROXIES: '1',
    });
    const events = (event: string) =>
      linesOf(output())
        .filter((line) => line.event === event)
        .map(({ time, requestId, ...fields }) => fields);
    const line = (level: string, event: string, fields: object) => [{ level, event, ...fields }];
    await callWebhook(request, url, { changes: [{ type: 'ads' }, { type: 'posts' }] });
    await expect
      .poll(() => events('refreshed'))
      .toEqual(line('info', 'refreshed', { ads: 1, posts: 1 }));

    for (let time = 0; time < 3; time += 1) {
      await callWebhook(request, url, { type: 'ads' }, `Bearer ${password}`);
    }
    // Repetitions are counted for a minute.
    await expect
      .poll(() => events('webhook refused'))
      .toEqual(line('warn', 'webhook refused', { reason: 'Wrong secret', count: 1 }));

    for (let time = 0; time < 12; time += 1) {
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      await request.post(`${url}/apercu`, { headers, form: { secret: password } });
    }
    await expect
      .poll(() => events('too many attempts'))
      .toEqual(line('warn', 'too many attempts', { limit: 'preview', count: 1 }));

    ownApi.respond = (_, response) => response.writeHead(500).end('{}');
    const headers = { cookie: `apercu=${issuePass(secret, Date.now())}` };
    const preview = await request.get(`${url}/apercu?adresse=/annonces/12`, { headers });
    expect(await preview.text()).toContain('Page en panne');
    await expect
      .poll(() => events('preview failed'))
      .toEqual(
        line('warn', 'preview failed', {
          route: '/annonces/[id]',
          reason: 'error',
          status: 503,
          count: 1,
        }),
      );
    for (const word of [secret, hookSecret, password, '203.0.113.77']) {
      expect(output().join('\n')).not.toContain(word);
    }
  });

  test('has no line for requests unless LOG_REQUESTS is on', async ({ request, startOwn }) => {
    const { url, output } = await startOwn();
    await request.get(`${url}/cgu`);
    expect(output().filter((line) => line.includes('"request"'))).toEqual([]);
  });
});
