import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root } from '../../scripts/process.ts';
import { pin } from '../cores.ts';
import { list, pageKinds } from '../page-kinds.ts';
import { ready, type Server } from '../server.ts';
import { changed } from '../source.ts';

/** What the README has operators install. */
export const deployed = join(root, 'deploy', 'nginx.conf');

/** An nginx that stands before a site, and has its list as a file as well. */
export type Nginx = Server & { listUrl: string; fileUrl: string };

/** Starts nginx with the configuration of the README: but for ports and folders it is as it is. */
export async function startNginx(program: string, siteUrl: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const filePort = await freePort();
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'list.html'), await compressedList(siteUrl));
  const server = changed(deployed, readFileSync(deployed, 'utf8'), [
    [/server 127\.0\.0\.1:3000;/, `server ${new URL(siteUrl).host};`],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/\n *listen \[::\]:80;/, ''],
    [/\/var\/cache\/nginx\/medireleve/, join(folder, 'kept')],
    [/\/var\/log\/nginx\/access\.log/, join(folder, 'access.log')],
  ]);
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, whole(folder, server, filePort));
  const args = ['-p', folder, '-c', configuration];
  const nginx = pin('server', spawn(program, args, { cwd: root, stdio: 'inherit' }));
  const started = await ready(nginx, port, pageKinds[list]);
  return {
    ...started,
    listUrl: started.url + pageKinds[list],
    fileUrl: `http://127.0.0.1:${filePort}/list.html`,
    stop: async () => {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One worker, on the core of the server; the file is logged like the page. */
function whole(folder: string, server: string, filePort: number): string {
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  keepalive_requests 1000000;
  ${server}
  server {
    listen 127.0.0.1:${filePort};
    access_log ${folder}/access.log combined;
    root ${folder}/files;
    default_type "text/html; charset=utf-8";
    types { }
    add_header Content-Encoding gzip;
  }
}
`;
}

function compressedList(siteUrl: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    get(siteUrl + pageKinds[list], { headers }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    }).on('error', reject);
  });
}
