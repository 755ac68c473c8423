import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackage, mayInstallPackages } from './debian.ts';
import { freePort, root, stop, untilAnswers } from './process.ts';

const names = ['nginx-light', 'nginx'];

/** The path of nginx on this machine. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** Installs nginx if that is possible without a password; otherwise its tests are skipped. */
export async function ensureNginx(): Promise<void> {
  if (findNginx()) return;
  if (mayInstallPackages()) {
    console.log('Installing nginx for the tests of deploy/nginx.conf…');
    await installPackage(...names);
  }
  if (!findNginx()) {
    console.log('No nginx: the tests of deploy/nginx.conf are skipped. Install it to run them.');
  }
}

type Nginx = {
  url: string;
  /** The folder of its logs: `access.log`, `error.log`, `main.log`. */
  logs: string;
  stop: () => Promise<void>;
};

/**
 * Starts nginx with `deploy/nginx.conf` on a free port of 127.0.0.1, as a proxy of the site on another.
 * Its cache is in a temporary folder, which is deleted when it stops.
 *
 * @param sitePorts the ports of the instances of the site.
 * @param servers further `server` blocks of its configuration.
 */
export async function startNginx(sitePorts: number[], servers = ''): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-nginx-'));
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const port = await freePort();
  writeFileSync(join(folder, 'medireleve.conf'), configuration(port, sitePorts, folder));
  writeFileSync(join(folder, 'servers.conf'), servers);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const nginx = start(folder);
  const strike = async () => {
    await stop(nginx);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilAnswers(`${url}/icon.svg`, nginx);
  } catch (error) {
    await strike();
    throw error;
  }
  return { url, logs, stop: strike };
}

function start(folder: string): ChildProcess {
  const config = join(folder, 'nginx.conf');
  return spawn(findNginx() ?? 'nginx', ['-p', folder, '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The configuration of an operator, with other ports and folders. */
function configuration(port: number, sitePorts: number[], folder: string): string {
  const own = [
    [
      'server 127.0.0.1:3000 max_fails=0;',
      sitePorts.map((sitePort) => `server 127.0.0.1:${sitePort} max_fails=0;`).join(' '),
    ],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['/var/cache/medireleve', join(folder, 'cache')],
    ['/var/log/nginx/', join(folder, 'logs/')],
  ] as const;
  return own.reduce(
    (text, [theirs, ours]) => {
      if (!text.includes(theirs)) throw new Error(`deploy/nginx.conf lacks ${theirs}`);
      return text.replace(theirs, ours);
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
