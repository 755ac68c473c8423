import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/process.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** deploy/nginx.conf after the command of docs/deployment.md that turns HTTP/3 on. */
export function readNginxWithHttp3(): string {
  const [, script = ''] =
    /^sed -i '(.+)' \/etc\/nginx\/conf\.d\/medireleve\.conf$/m.exec(read('docs/deployment.md')) ??
    [];
  const { stdout, stderr } = spawnSync('sed', [script, join(root, 'deploy/nginx.conf')], {
    encoding: 'utf8',
  });
  if (script === '' || stderr !== '')
    throw new Error(`docs/deployment.md: sed '${script}' ${stderr}`);
  return stdout;
}
