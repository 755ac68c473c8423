import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { freshDay, test as freshTest } from '../http-test.ts';
import { withApi } from '../stage/api.ts';
import { startGateway } from '../stage/gateway.ts';
import { startStagedSite } from '../stage/site.ts';
import { secret } from '../webhook/test.ts';
import { expect, test } from './server.ts';

/* Clients that keep the server busy with few bytes: nothing that others request is refused or waits for them. */

const sockets: Socket[] = [];
test.afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

/** The head of a request with a body, and the beginning of that. */
function sendPart(url: string, path: string, headers: string[], part: string): Promise<string> {
  const socket = open(url);
  socket.write([`POST ${path} HTTP/1.1`, 'Host: a', ...headers, '', part].join('\r\n'));
  return text(socket).catch(() => '');
}

const forwarded = (address: string) => ({ 'x-forwarded-for': address });

/** Whether pages that are not stored, forms, reports and calls of others are as ever. */
async function expectServed(request: APIRequestContext, url: string): Promise<void> {
  const own = { headers: { ...forwarded('192.0.2.7'), origin: url } };
  const form = { new_password: 'trop', confirmation: 'court' };
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const day = freshDay();
      const list = await request.get(`${url}/annonces?startDate=${day}`, own);
      const call = await request.get(`${url}/api/v1/ads?startDate=${day}`, own);
      const reset = await request.post(`${url}/reset-password/MQ/a-b-c`, { ...own, form });
      const report = await request.post(`${url}/api/reports`, { ...own, data: [] });
      return [list, call, reset, report].map((response) => response.status());
    }),
  );
  expect(statuses).toEqual(statuses.map(() => [200, 200, 200, 204]));
  expect((await request.get(`${url}/healthz`)).status()).toBe(200);
}

for (const [name, addresses] of [
  ['one client', () => '198.51.100.9'],
  ['many clients', (index: number) => `198.51.100.${index}`],
] as const) {
  test(`forms that ${name} has half sent hold nothing, and are closed`, async ({
    request,
    server: { url },
  }) => {
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const ends = Array.from({ length: 60 }, (_, index) => {
      const headers = [type, 'Content-Length: 1000', `X-Forwarded-For: ${addresses(index)}`];
      return sendPart(url, '/reset-password/MQ/a-b-c', headers, 'n');
    });
    await setTimeout(300);
    await expectServed(request, url);
    const responses = await Promise.all(ends);
    expect(new Set(responses.map((one) => one.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
  });
}

test('the webhook holds little for those who do not know its secret', async ({
  request,
  server: { url, memory },
}) => {
  await expectServed(request, url);
  const before = await memory();
  const half = ['Content-Type: application/json', 'Content-Length: 500000'];
  const forged = (seconds: number) => [
    `Webhook-Id: msg_1`,
    `Webhook-Timestamp: ${Math.floor(Date.now() / 1_000) + seconds}`,
    'Webhook-Signature: v1,bm90IHRoZSBzaWduYXR1cmU=',
  ];
  const part = 'a'.repeat(400_000);
  for (const [headers, status] of [
    [[], 401],
    [['Authorization: Bearer wrong'], 401],
    [forged(-600), 401],
    [forged(600), 401],
    [forged(0).slice(1), 401],
  ] as const) {
    const response = await sendPart(url, '/api/revalidate', [...half, ...headers], '{');
    expect([headers, response.slice(0, 12)]).toEqual([headers, `HTTP/1.1 ${status}`]);
  }
  const ends = Array.from({ length: 200 }, (_, index) => {
    const headers = [...half, ...forged(0), `X-Forwarded-For: 203.0.113.${index}`];
    return sendPart(url, '/api/revalidate', headers, part);
  });
  await setTimeout(500);
  await expectServed(request, url);
  const headers = { authorization: `Bearer ${secret}` };
  const call = await request.post(`${url}/api/revalidate`, { headers, data: { type: 'partners' } });
  expect(call.status()).toBe(204);
  expect((await memory()) - before).toBeLessThan(100_000_000);
  await Promise.all(ends);
});

test('requests that are sent ahead and responses that nobody reads cost next to nothing', async ({
  request,
  server: { url, memory, cpuTime },
}) => {
  const one = `GET /annonces?startDate=${freshDay()} HTTP/1.1\r\nHost: a\r\n\r\n`;
  await request.get(url + one.split(' ')[1]);
  await expectServed(request, url);
  const [beforeBytes, beforeMs] = [await memory(), await cpuTime()];
  for (let index = 0; index < 4; index += 1) open(url).pause().write(one.repeat(1_500));
  await setTimeout(1_000);
  await expectServed(request, url);
  expect((await memory()) - beforeBytes).toBeLessThan(100_000_000);
  // Six thousand of them, stored as they are, would take more than ten seconds to be sent.
  expect((await cpuTime()) - beforeMs).toBeLessThan(8_000);
  await Promise.all(sockets.map((socket) => finished(socket.resume()).catch(() => {})));
});

test('a few requests that are sent ahead are answered in their order', async ({
  server: { url },
}) => {
  const socket = open(url);
  const paths = ['/cgu', '/nulle-part', '/healthz', '/annonces/', '/icon.svg'];
  const requests = paths.map((path, index) => {
    const closing = index === paths.length - 1 ? 'Connection: close\r\n' : '';
    return `GET ${path} HTTP/1.1\r\nHost: a\r\n${closing}\r\n`;
  });
  socket.write(requests.join(''));
  const statuses = (await text(socket)).match(/HTTP\/1\.1 \d{3}(?= )/g);
  expect(statuses).toEqual([200, 404, 200, 308, 200].map((status) => `HTTP/1.1 ${status}`));
});

freshTest.describe('without an index', () => {
  // Lists wait for the API.
  freshTest.use({ siteEnvironment: { ADS_INDEX: 'off' } });

  freshTest(
    'what one client requests at once refuses nothing to others',
    async ({ request, freshSite: { url, api } }) => {
      freshTest.slow();
      await api.fail('startDate=', 'timeout');
      const lists = Array.from({ length: 60 }, () =>
        request.get(`${url}/annonces?startDate=${freshDay()}`, { headers: forwarded('192.0.2.1') }),
      );
      let isOver = false;
      void Promise.all(lists).then(() => {
        isOver = true;
      });
      await setTimeout(300);
      const headers = forwarded('192.0.2.2');
      for (const path of ['/annonces', '/annonces?page=2', '/blog', '/annonces/1', '/cgu']) {
        expect([path, (await request.get(url + path, { headers })).status()]).toEqual([path, 200]);
      }
      expect(isOver).toBe(false);
      expect(new Set((await Promise.all(lists)).map((one) => one.status()))).toEqual(
        new Set([503]),
      );
    },
  );
});

freshTest('searches that wait for the index refuse no ad', async ({ request }, { workerIndex }) => {
  freshTest.slow();
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const { results } = await (await fetch(`${demoUrl}/api/v1/ads/?page=0`)).json();
  const gateway = await startGateway(demoUrl);
  await withApi(gateway.url, async (api) => {
    // The second page of the walk.
    await api.fail('/ads/?page=1', 'timeout');
    const environment = { API_URL: gateway.url };
    const site = await startStagedSite(demoUrl, `site-${workerIndex}-preparing`, environment);
    try {
      const statusOf = async (path: string) => (await request.get(site.url + path)).status();
      const searches = Array.from({ length: 40 }, (_, index) =>
        statusOf(`/annonces?specialty=${index + 1}&place=quimper-29`),
      );
      const ads = results.map(({ id }: { id: number }) => statusOf(`/annonces/${id}`));
      expect(new Set(await Promise.all(ads))).toEqual(new Set([200]));
      expect(new Set(await Promise.all(searches))).toEqual(new Set([503]));
    } finally {
      await site.stop();
    }
  }).finally(gateway.stop);
});
