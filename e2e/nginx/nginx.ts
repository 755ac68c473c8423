import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { readNginxWithHttp3 } from '../../deploy/http3.fixture.ts';
import { freePort, root, stop, untilResponds } from '../../scripts/process.ts';
import { findNginx } from '../../scripts/programs.ts';

type Nginx = {
  /** The URL of the site over plain HTTP, because most tests need no TLS. */
  url: string;
  /** The URL of the site over TLS, with a self-signed certificate. */
  secureUrl: string;
  /** The URL of the server that redirects from http to https. */
  redirectingUrl: string;
  /** The folder of its logs: `medireleve.log`, `main.log`. */
  logs: string;
  /** Returns the output of `nginx -t` for the configuration. */
  check: () => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts nginx with `deploy/nginx.conf` on ports of 127.0.0.1, as a proxy in front of the site. Its cache is in a
 * temporary folder, which is deleted when nginx stops.
 *
 * @param sitePorts the ports of the instances of the site.
 * @param newPort returns a port each time: by default a free one, in a test one that its worker may use.
 * @param servers further directives for the configuration, such as `server` blocks.
 * @param http3 whether HTTP/3 is on, as docs/deployment.md says.
 */
export async function startNginx(
  sitePorts: number[],
  {
    newPort = freePort,
    servers = '',
    http3 = false,
  }: { newPort?: () => Promise<number>; servers?: string; http3?: boolean } = {},
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-nginx-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const ports = {
    plain: await newPort(),
    secure: await newPort(),
    redirecting: await newPort(),
  };
  await writeCertificate(folder);
  writeFileSync(join(folder, 'medireleve.conf'), configuration(ports, sitePorts, folder, http3));
  writeFileSync(join(folder, 'servers.conf'), servers);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const nginx = spawn(program(), [...options(folder), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tearDown = async () => {
    await stop(nginx);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${ports.plain}`;
  try {
    await untilResponds(`${url}/icon.svg`, nginx);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return {
    url,
    secureUrl: `https://127.0.0.1:${ports.secure}`,
    redirectingUrl: `http://127.0.0.1:${ports.redirecting}`,
    logs,
    check: async () => (await promisify(execFile)(program(), [...options(folder), '-t'])).stderr,
    stop: tearDown,
  };
}

const program = () => findNginx() ?? 'nginx';

/** Whether nginx of this machine has HTTP/3. */
export const hasHttp3 = () =>
  spawnSync(program(), ['-V'], { encoding: 'utf8' }).stderr?.includes('http_v3_module') ?? false;

const options = (folder: string) => ['-p', folder, '-c', join(folder, 'nginx.conf')];

async function writeCertificate(folder: string): Promise<void> {
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec' });
  writeFileSync(join(folder, 'fullchain.pem'), made.cert);
  writeFileSync(join(folder, 'privkey.pem'), made.private);
}

type Ports = { plain: number; secure: number; redirecting: number };

/** deploy/nginx.conf with the names, ports and folders of this test. */
function configuration(ports: Ports, sitePorts: number[], folder: string, http3: boolean): string {
  const ssl = http3 ? 'ssl' : 'ssl http2';
  const secure = `listen 127.0.0.1:${ports.secure} ${ssl} default_server;`;
  const ofHttp3 = [
    [
      'listen 443 quic reuseport default_server;',
      `listen 127.0.0.1:${ports.secure} quic reuseport default_server;`,
    ],
    ['listen [::]:443 quic reuseport default_server;', ''],
    ['h3=":443"', `h3=":${ports.secure}"`],
  ] as const;
  const own = [
    ...(http3 ? ofHttp3 : []),
    [
      'server 127.0.0.1:3000 max_fails=0;',
      sitePorts.map((sitePort) => `server 127.0.0.1:${sitePort} max_fails=0;`).join(' '),
    ],
    ['listen 80 default_server;', `listen 127.0.0.1:${ports.redirecting} default_server;`],
    ['listen [::]:80 default_server;', ''],
    [`listen 443 ${ssl} default_server;`, `${secure} listen 127.0.0.1:${ports.plain};`],
    [`listen [::]:443 ${ssl} default_server;`, ''],
    ['/etc/letsencrypt/live/www.example.org', folder],
    ['server_name www.example.org;', 'server_name 127.0.0.1;'],
    ['/var/www/html', join(folder, 'html')],
    ['/var/www/medireleve/errors', join(root, 'deploy/errors')],
    ['/var/cache/medireleve', join(folder, 'cache')],
    ['/var/log/nginx/', join(folder, 'logs/')],
  ] as const;
  return own.reduce(
    (text, [theirs, ours]) => {
      if (!text.includes(theirs)) throw new Error(`deploy/nginx.conf lacks ${theirs}`);
      return text.replaceAll(theirs, ours);
    },
    http3 ? readNginxWithHttp3() : readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  );
}

/** The relevant parts of Debian's nginx.conf, which includes the other files. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n  ');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'logs/main.log')};
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  gzip on;
  access_log off;
  ${temporary}
  include ${join(folder, 'medireleve.conf')};
  include ${join(folder, 'servers.conf')};
}
`;
}
