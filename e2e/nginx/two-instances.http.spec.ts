import { findNginx } from '../../scripts/programs.ts';
import { expect, test } from '../http-test.ts';
import { ownPort } from '../stage/site.ts';
import { startNginx } from './nginx.ts';
import { type Instance, startInstance } from './test.ts';

/* Two instances behind deploy/nginx.conf, while one of them restarts, or has another build. */

test.describe.configure({ mode: 'default' });
test.skip(!findNginx(), 'there is no nginx on this machine');

let instances: Instance[] = [];
let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeAll(async () => {
  instances = [await startInstance(), await startInstance()];
  nginx = await startNginx(
    instances.map(({ port }) => port),
    { newPort: ownPort },
  );
});

test.afterAll(async () => {
  await nginx?.stop();
  for (const { stop } of instances) stop();
});

test.afterEach(() => {
  for (const instance of instances) instance.status = () => 200;
});

test('no request fails while each instance starts in turn', async ({ request }) => {
  for (const starting of [...instances, ...instances]) {
    starting.status = () => 503;
    for (let id = 1; id <= 10; id += 1) {
      expect((await request.get(`${nginx.url}/annonces/${id}`)).status()).toBe(200);
    }
    starting.status = () => 200;
  }
});

test('an instance that failed receives requests again at once', async ({ request }) => {
  const [one, other] = instances;
  if (!one || !other) throw new Error('There are two');
  for (const failing of [one, other]) failing.status = () => 502;
  expect((await request.get(`${nginx.url}/annonces/1`)).status()).toBe(502);
  one.status = () => 200;
  for (let id = 1; id <= 10; id += 1) {
    expect((await request.get(`${nginx.url}/annonces/${id}`)).status()).toBe(200);
  }
});

test('a file of the build that one instance lacks comes from the other', async ({ request }) => {
  const [one] = instances;
  if (one) one.status = (path) => (path.startsWith('/_next/') ? 404 : 200);
  for (let file = 1; file <= 10; file += 1) {
    const response = await request.get(`${nginx.url}/_next/static/chunks/${file}.js`);
    expect(response.status()).toBe(200);
  }
  expect((await request.get(`${nginx.url}/annonces/1`)).status()).toBe(200);
});

test('a form is sent to only one instance', async ({ request }) => {
  let sent = 0;
  for (const instance of instances) {
    instance.status = () => {
      sent += 1;
      return 503;
    };
  }
  expect((await request.post(`${nginx.url}/inscription`, { form: { a: 'b' } })).status()).toBe(503);
  expect(sent).toBe(1);
});
