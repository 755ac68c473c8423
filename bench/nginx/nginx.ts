import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx, findNginx, startNginx } from '../../scripts/nginx.ts';
import { freePort } from '../../scripts/process.ts';
import { atLeast, type Part, ratio } from '../finding.ts';
import { ensureLoad } from '../load.ts';
import { list, pageKinds } from '../page-kinds.ts';
import { hold, keep, startBuilt } from '../server.ts';
import { type Rounds, race } from '../speed/rounds.ts';

/** The list behind the nginx of the README, beside the same bytes as a file; `null` without nginx. */
export async function measureNginx(apiUrl: string): Promise<Part | null> {
  await ensureLoad();
  await ensureNginx();
  if (!findNginx()) return null;
  return hold(async (held) => {
    const site = held(await startBuilt(apiUrl));
    const listUrl = site.url + pageKinds[list];
    await keep(listUrl);
    const file = held(storeFile(await compressed(listUrl)));
    const port = await freePort();
    const nginx = held(await startNginx(Number(new URL(site.url).port), fileServer(port, file)));
    const page = nginx.url + pageKinds[list];
    await keep(page);
    return part(
      await race([
        { name: 'page', url: page },
        { name: 'file', url: `http://127.0.0.1:${port}/${fileName}` },
      ]),
    );
  });
}

const fileName = 'list.html';

function storeFile(content: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-file-'));
  writeFileSync(join(folder, fileName), content);
  return { folder, stop: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** Sends the file as it lies there, and logs it as the page is logged. */
function fileServer(port: number, { folder }: { folder: string }): string {
  return `server {
    listen 127.0.0.1:${port};
    access_log logs/file.log combined;
    root ${folder};
    types { }
    default_type "text/html; charset=utf-8";
    add_header Content-Encoding gzip;
  }`;
}

function part(rounds: Rounds): Part {
  const toFile = rounds.ratio('page', 'file');
  const cells = (name: string) => [rounds.rate(name).toFixed(0), rounds.p99(name).toFixed(1)];
  return {
    title: 'Behind nginx',
    note: 'A kept list page behind `deploy/nginx.conf`, and the same compressed bytes as a file of the same nginx.',
    columns: ['what', 'to the file', 'answers/s', 'p99 ms'],
    rows: [
      [list, ratio(toFile), ...cells('page')],
      ['the file', ratio(1), ...cells('file')],
    ],
    findings: [atLeast('a kept list page behind nginx, to the same bytes as a file', toFile, 0.75)],
  };
}

function compressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    }).on('error', reject);
  });
}
