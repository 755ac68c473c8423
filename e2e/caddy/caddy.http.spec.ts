import { findCaddy } from '../../scripts/programs.ts';
import { expect, test } from '../http-test.ts';
import { ownPort } from '../stage/site.ts';
import { startCaddy } from './caddy.ts';

/* The rules of deploy/Caddyfile, over plain HTTP, with an instance that does not run. */

test.describe.configure({ mode: 'default' });
test.skip(findCaddy() === undefined, 'there is no Caddy on this machine');

let url = '';
let stopCaddy = async () => {};

test.beforeAll(async () => {
  const running = new URL(process.env.E2E_SITE_URL ?? '').host;
  ({ url, stop: stopCaddy } = await startCaddy([`127.0.0.1:${await ownPort()}`, running]));
});

test.afterAll(() => stopCaddy());

test('a request that an instance does not accept goes to another', async ({ request }) => {
  for (let id = 1; id <= 6; id += 1) {
    expect((await request.get(`${url}/annonces/${id}`)).status()).toBe(200);
  }
});

test('a POST that is too large gets 413', async ({ request }) => {
  for (const [path, length] of [
    ['/inscription/envoi/relais', 150_000],
    ['/api/revalidate', 650_000],
  ] as const) {
    for (let time = 1; time <= 6; time += 1) {
      const response = await request.post(url + path, {
        headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
        data: Buffer.alloc(length),
      });
      expect(response.status(), path).toBe(413);
    }
  }
});
