import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { freePort, root, stop, untilResponds } from '../../scripts/process.ts';
import { findNginx } from '../../scripts/programs.ts';

type Nginx = {
  /** Where it serves the site over plain HTTP, as most tests need no TLS. */
  url: string;
  /** Where it serves the site over TLS, with a self-signed certificate. */
  secureUrl: string;
  /** Where its other server redirects from http to https. */
  redirectingUrl: string;
  /** The folder of its logs: `medireleve.log`, `main.log`. */
  logs: string;
  /** What `nginx -t` says of the configuration. */
  check: () => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts nginx with `deploy/nginx.conf` on ports of 127.0.0.1, as a proxy of the site on another.
 * Its cache is in a temporary folder, which is deleted when it stops.
 *
 * @param sitePorts the ports of the instances of the site.
 * @param newPort gives a port each time: a free one, or one of those that a test may take.
 * @param servers further directives of its configuration, such as `server` blocks.
 */
export async function startNginx(
  sitePorts: number[],
  { newPort = freePort, servers = '' }: { newPort?: () => Promise<number>; servers?: string } = {},
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
  writeFileSync(join(folder, 'medireleve.conf'), configuration(ports, sitePorts, folder));
  writeFileSync(join(folder, 'servers.conf'), servers);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const nginx = spawn(program(), [...options(folder), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const strike = async () => {
    await stop(nginx);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${ports.plain}`;
  try {
    await untilResponds(`${url}/icon.svg`, nginx);
  } catch (error) {
    await strike();
    throw error;
  }
  return {
    url,
    secureUrl: `https://127.0.0.1:${ports.secure}`,
    redirectingUrl: `http://127.0.0.1:${ports.redirecting}`,
    logs,
    check: async () => (await promisify(execFile)(program(), [...options(folder), '-t'])).stderr,
    stop: strike,
  };
}

const program = () => findNginx() ?? 'nginx';
const options = (folder: string) => ['-p', folder, '-c', join(folder, 'nginx.conf')];

async function writeCertificate(folder: string): Promise<void> {
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec' });
  writeFileSync(join(folder, 'fullchain.pem'), made.cert);
  writeFileSync(join(folder, 'privkey.pem'), made.private);
}

type Ports = { plain: number; secure: number; redirecting: number };

/** The configuration of an operator, with other names, ports and folders. */
function configuration(ports: Ports, sitePorts: number[], folder: string): string {
  const secure = `listen 127.0.0.1:${ports.secure} ssl http2 default_server;`;
  const own = [
    [
      'server 127.0.0.1:3000 max_fails=0;',
      sitePorts.map((sitePort) => `server 127.0.0.1:${sitePort} max_fails=0;`).join(' '),
    ],
    ['listen 80 default_server;', `listen 127.0.0.1:${ports.redirecting} default_server;`],
    ['listen [::]:80 default_server;', ''],
    ['listen 443 ssl http2 default_server;', `${secure} listen 127.0.0.1:${ports.plain};`],
    ['listen [::]:443 ssl http2 default_server;', ''],
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
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  );
}

/** The relevant parts of Debian's nginx.conf, which includes it. */
function around(folder: string): string {
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
