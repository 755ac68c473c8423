import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx, findNginx, startNginx } from '../../scripts/nginx.ts';
import { freePort } from '../../scripts/process.ts';
import { atLeast, type Part, ratio } from '../finding.ts';
import { ensureLoad } from '../load.ts';
import { list, pageKinds } from '../page-kinds.ts';
import { startBuilt, warmCache, withCleanup } from '../server.ts';
import { type Rounds, race } from '../speed/rounds.ts';

/** Measures the list behind `deploy/nginx.conf`, and the same bytes as a file; `null` without nginx. */
export async function measureNginx(apiUrl: string): Promise<Part | null> {
  await ensureLoad();
  await ensureNginx();
  if (!findNginx()) return null;
  return withCleanup(async (deferStop) => {
    const site = deferStop(await startBuilt(apiUrl));
    const listUrl = site.url + pageKinds[list];
    await warmCache(listUrl);
    const { headers, body } = await request(listUrl);
    const { folder } = deferStop(storeFile(body));
    const ports = { same: await freePort(), bare: await freePort() };
    const servers =
      fileServer(ports.same, folder, headers) +
      fileServer(ports.bare, folder, { 'content-encoding': 'gzip' });
    const nginx = deferStop(await startNginx([Number(new URL(site.url).port)], { servers }));
    const page = nginx.url + pageKinds[list];
    await warmCache(page);
    return part(
      await race([
        { name: 'page', url: page },
        { name: 'same', url: `http://127.0.0.1:${ports.same}/${fileName}` },
        { name: 'bare', url: `http://127.0.0.1:${ports.bare}/${fileName}` },
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

/** Serves a file as it is with these headers, and logs it like the page. */
function fileServer(port: number, folder: string, headers: IncomingHttpHeaders): string {
  const quoted = (value: unknown) => `'${String(value).replaceAll("'", "\\'")}'`;
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)};`,
  );
  return `server {
    listen 127.0.0.1:${port};
    access_log logs/file.log medireleve;
    root ${folder};
    types { }
    default_type "text/html; charset=utf-8";
    ${lines.join('\n    ')}
  }
  `;
}

function part(rounds: Rounds): Part {
  const toFile = rounds.ratio('page', 'same');
  const row = (what: string, name: string) => {
    const cells = [rounds.rate(name).toFixed(0), rounds.p99(name).toFixed(1)];
    return [what, ratio(rounds.ratio(name, 'same')), ...cells];
  };
  return {
    title: 'Behind nginx',
    note:
      'A cached list page behind `deploy/nginx.conf`; the same bytes, headers and compressed body, as a ' +
      'file of the same nginx; and that file with no headers of its own.',
    columns: ['what', 'to the same bytes', 'responses/s', 'p99 ms'],
    rows: [row(list, 'page'), row('the same bytes', 'same'), row('the body alone', 'bare')],
    findings: [
      atLeast('a cached list page behind nginx, to the same bytes as a file', toFile, 0.75),
    ],
  };
}

/** Headers that nginx adds to a file, or that concern the connection. */
const ofNginx = /^(?:date|connection|keep-alive|transfer-encoding|content-(?:length|type)|etag)$/;

function request(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      const said = Object.entries(response.headers).filter(([name]) => !ofNginx.test(name));
      resolve({
        headers: Object.fromEntries(said),
        body: Buffer.concat(await response.toArray()),
      });
    }).on('error', reject);
  });
}
