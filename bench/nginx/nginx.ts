import { existsSync } from 'node:fs';
import { atLeast, type Part, ratio } from '../finding.ts';
import { ensureLoad } from '../load.ts';
import { list, pageKinds } from '../page-kinds.ts';
import { hold, keep, startBuilt } from '../server.ts';
import { race } from '../speed/rounds.ts';
import { ensureTool } from '../tool.ts';
import { deployed, startNginx } from './server.ts';

/** The list behind the nginx of the README, beside the same bytes as a file; `null` without nginx. */
export async function measureNginx(apiUrl: string): Promise<Part | null> {
  await ensureLoad();
  const program = await ensureTool('nginx');
  if (program === undefined || !existsSync(deployed)) {
    console.log('  Skipped: there is no nginx, or no configuration for it.');
    return null;
  }
  return hold(async (held) => {
    const site = held(await startBuilt(apiUrl));
    await keep(site.url + pageKinds[list]);
    const nginx = held(await startNginx(program, site.url));
    const rounds = await race([
      { name: 'page', url: nginx.listUrl },
      { name: 'file', url: nginx.fileUrl },
    ]);
    const toFile = rounds.ratio('page', 'file');
    const cells = (name: string) => [rounds.rate(name).toFixed(0), rounds.p99(name).toFixed(1)];
    return {
      title: 'Behind nginx',
      note: 'A kept list page behind `deploy/nginx.conf`, and the same compressed bytes as a static file of the same nginx; one worker.',
      columns: ['what', 'to the file', 'answers/s', 'p99 ms'],
      rows: [
        [list, ratio(toFile), ...cells('page')],
        ['the file', '1.00', ...cells('file')],
      ],
      findings: [
        atLeast('a kept list page behind nginx, to the same bytes as a file', toFile, 0.75),
      ],
    };
  });
}
