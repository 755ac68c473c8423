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

/** The log lines since it listens, without the plain lines of the start. */
function linesOf(said: string[]): Line[] {
  const start = said.findIndex((line) => line.startsWith('Listening on'));
  return said.slice(start + 1).map((line) => JSON.parse(line) as Line);
}

test.describe('the log', () => {
  test('is one JSON object a line, whatever fails, without secrets or personal data', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const { url, said } = await startOwn({ LOG_REQUESTS: 'on', TRUSTED_PROXIES: '1' });
    ownApi.answer = (_, response) => response.writeHead(500).end(`{"detail":"${secret}"}`);
    const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Curieux/7' };
    const post = (path: string, init: object) => request.post(url + path, { headers, ...init });
    await request.get(`${url}/annonces/12?jeton=${secret}`, { headers });
    await request.get(`${url}/annonces?jeton=${secret}&page=2`, { headers });
    await request.get(`${url}/blog?q=claire.dupont@example.org`, { headers });
    await request.get(`${url}/reset-password/MQ/${secret}`, { headers });
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
        linesOf(said()).filter(({ event, route }) => event === 'request' && route !== '/healthz'),
      )
      .toHaveLength(14);
    for (const line of linesOf(said())) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: expect.stringMatching(/^(?:info|warn|error)$/),
        event: expect.stringMatching(/./),
        requestId: expect.stringMatching(uuid),
      });
    }
    const text = said().join('\n');
    for (const word of [secret, password, 'claire', '203.0.113.77', 'Curieux', '47.99', '-4.12']) {
      expect(text).not.toContain(word);
    }
    expect(text).toContain('ApiFailureError');
  });

  test('has the request id, as do the response and the calls to the API, one for each request', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const { url, said } = await startOwn({ LOG_REQUESTS: 'on' });
    const ad = JSON.stringify({ id: 12, title: 'Cardiologie à Beaune' });
    ownApi.answer = (_, response) => response.end(ad);
    const first = await request.get(`${url}/annonces/12`);
    const again = await request.get(`${url}/annonces/12`);
    expect(first.headers()['x-nextjs-cache']).toBe('MISS');
    expect(again.headers()['x-nextjs-cache']).toBe('HIT');
    const [one = '', other = ''] = [first, again].map((answer) => answer.headers()['x-request-id']);
    expect(one).toMatch(uuid);
    expect(other).toMatch(uuid);
    expect(other).not.toBe(one);
    expect(await again.text()).not.toContain(one);
    expect(ownApi.calls.map((call) => [call.url, call.headers['x-request-id']])).toEqual([
      ['/api/v1/ads/12', one],
    ]);
    const requests = () =>
      linesOf(said())
        .filter(({ event, route }) => event === 'request' && route === '/annonces/[id]')
        .map(({ requestId, status, cache }) => [requestId, status, cache]);
    await expect.poll(requests).toEqual([
      [one, 200, 'MISS'],
      [other, 200, 'HIT'],
    ]);

    ownApi.answer = (_, response) => response.writeHead(500).end('{}');
    const failed = await request.get(`${url}/annonces/13`);
    const errors = () =>
      linesOf(said())
        .filter(({ level }) => level === 'error')
        .map(({ event, route, requestId, error }) => [event, route, requestId, error?.message]);
    // Once, though Next.js reports it more than once.
    await expect
      .poll(errors)
      .toEqual([
        ['error', '/annonces/[id]', failed.headers()['x-request-id'], 'GET /api/v1/ads/13: 500'],
      ]);
  });

  test('uses the request id of our own proxy, when it is valid', async ({ request, startOwn }) => {
    const { url } = await startOwn({ TRUSTED_PROXIES: '1' });
    const named = async (id: string) => {
      const answer = await request.get(`${url}/healthz`, { headers: { 'x-request-id': id } });
      return answer.headers()['x-request-id'];
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
    const answer = await request.get(`${bare.url}/healthz`, { headers });
    expect(answer.headers()['x-request-id']).toMatch(uuid);
  });

  test('has no line for requests unless LOG_REQUESTS is on', async ({ request, startOwn }) => {
    const { url, said } = await startOwn();
    await request.get(`${url}/cgu`);
    expect(said().filter((line) => line.includes('"request"'))).toEqual([]);
  });
});
