import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findNginx } from '../../scripts/programs.ts';
import { expect, test } from '../http-test.ts';
import { ownPort } from '../stage/site.ts';
import { hasHttp3, startNginx } from './nginx.ts';
import { type Instance, startInstance } from './test.ts';

/* deploy/nginx.conf with HTTP/3, as docs/deployment.md turns it on: nginx of Debian 13 has it, that of Debian 12 not. */

test.describe.configure({ mode: 'default' });
test.skip(!findNginx() || !hasHttp3(), 'there is no nginx with HTTP/3 on this machine');
test.use({ ignoreHTTPSErrors: true });

let site: Instance;
let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeAll(async () => {
  site = await startInstance();
  nginx = await startNginx([site.port], { newPort: ownPort, http3: true });
});

test.afterAll(async () => {
  await nginx?.stop();
  site?.stop();
});

/** What curl receives over HTTP/3 alone: the version of HTTP, the status, the headers. */
async function overHttp3(path: string, ...options: string[]) {
  const format = '\n%{http_version} %{http_code} %{header_json}';
  const args = ['-sk', '--http3-only', '-m', '20', '-o', '/dev/null', '-w', format];
  const { stdout } = await promisify(execFile)('curl', [
    ...args,
    ...options,
    nginx.secureUrl + path,
  ]);
  const [, version, status, headers = '{}'] = /(\S+) (\d+) (.*)/s.exec(stdout) ?? [];
  return { version, status: Number(status), headers: JSON.parse(headers) };
}
const curlSpeaksIt = () =>
  spawnSync('curl', ['-V'], { encoding: 'utf8' }).stdout?.includes('HTTP3') ?? false;
const alternative = () => `h3=":${new URL(nginx.secureUrl).port}"; ma=2592000`;

test('nginx -t shows no warning, not even of `listen … http2`', async () => {
  expect(await nginx.check()).not.toMatch(/warn|emerg/);
});

test('pages, redirects and errors over HTTP/2 and HTTP/1.1 name HTTP/3', async ({ request }) => {
  const statuses: number[] = [];
  site.status = (path) => (path === '/indisponible' ? 503 : 200);
  for (const [path, headers] of [
    ['/annonces', {}],
    ['/annonces', { host: 'ailleurs.example' }],
    ['/indisponible', {}],
    ['/annonces', { cookie: `a=${'x'.repeat(36_000)}` }],
    ['/nginx-errors/unavailable.html', {}],
  ] as const) {
    const response = await request.get(nginx.secureUrl + path, { headers, maxRedirects: 0 });
    statuses.push(response.status());
    expect([path, response.headers()['alt-svc']]).toEqual([path, alternative()]);
  }
  expect(statuses).toEqual([200, 301, 503, 431, 404]);
});

test('pages, forms and errors work over HTTP/3, and its requests are limited and logged', async () => {
  test.skip(!curlSpeaksIt(), 'curl of this machine does not speak HTTP/3');
  const page = await overHttp3('/annonces/41');
  expect(page).toMatchObject({ version: '3', status: 200 });
  expect(page.headers['alt-svc']).toEqual([alternative()]);
  expect(site.headers).toMatchObject({
    // Without a port: a Host header is missing, and HTTP/3 is on port 443.
    host: '127.0.0.1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
  const cookies = Array.from(
    { length: 40 },
    (_, index) => `Cookie: a${index}=${'x'.repeat(3_900)}`,
  );
  const tooMany = await overHttp3('/annonces', ...cookies.flatMap((line) => ['-H', line]));
  expect(tooMany).toMatchObject({ version: '3', status: 431 });
  const posts = await Promise.all(
    Array.from({ length: 45 }, () => overHttp3('/inscription/envoi', '-d', 'a=b')),
  );
  const refused = posts.filter(({ status }) => status === 429);
  expect(posts.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(30);
  expect(refused[0]?.headers['alt-svc']).toEqual([alternative()]);
  const log = readFileSync(join(nginx.logs, 'medireleve.log'), 'utf8');
  expect(log).toMatch(/"path":"\/annonces\/41","protocol":"HTTP\/3\.0","status":200/);
});
