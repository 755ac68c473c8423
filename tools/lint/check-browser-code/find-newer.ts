import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startNode } from '../../../scripts/process.ts';
import { declarationsOfOldest, findMixins } from './oldest-lib.ts';

/** Those of tsconfig.json: type-checking the whole project refuses what is newer than them. */
const libs = /lib\.(?:es5|es20(?:1\d|2[0-3])\.\w.*|decorators.*|dom.*)\.d\.ts$/;

/**
 * Type-checks modules with the declarations of the oldest browsers that Next.js compiles for. Returns a message of
 * TypeScript for each use of what one of them lacks, unless the code looks whether it is there.
 *
 * @param root the folder of the project.
 * @param modules the modules, from there.
 */
export async function findNewer(root: string, modules: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-check-'));
  try {
    const lib = join(folder, 'lib.d.ts');
    writeFileSync(lib, oldestLib(root));
    const packages = join(root, 'node_modules');
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noLib: true,
        lib: null,
        incremental: false,
        noUnusedLocals: false,
        paths: { '@/*': [join(root, '*')] },
        types: ['next', 'next/image-types/global', 'google.maps'],
        typeRoots: [join(packages, '@types'), packages],
      },
      include: [],
      files: [lib, ...modules.map((file) => join(root, file))],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const args = [join(packages, 'typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
    const { stdout } = startNode(args, {}, ['ignore', 'pipe', 'inherit']);
    const lines = (stdout ? await text(stdout) : '').split('\n').filter((line) => /^\S/.test(line));
    // What they import for types alone is not for browsers.
    const isOther = (file: string) => /\.tsx?$/.test(file) && !modules.includes(file);
    return lines.filter((line) => !isOther(line.split('(')[0] ?? ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function oldestLib(root: string): string {
  const files = globSync('node_modules/@typescript/typescript-*/lib/lib.*.d.ts', { cwd: root });
  const texts = files
    .filter((file) => libs.test(file) && !file.includes('.full.'))
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^\/\/\/.*$/gm, ''));
  const mixins = findMixins(texts.join('\n'));
  return texts.map((declarations) => declarationsOfOldest(declarations, mixins)).join('\n');
}
