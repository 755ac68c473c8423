import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Has all functions of a script compiled while it loads, off the main thread (WICG, explicit compile hints). */
export const hint = '//# allFunctionsCalledOnLoad\n';

/** Inserts the hint at the start of each script of a finished build, once. @param distDir the folder of the build. */
export async function compileEagerly(distDir: string): Promise<void> {
  const folder = join(distDir, 'static');
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const script = await readFile(join(folder, name), 'utf8');
    if (!script.startsWith(hint)) await writeFile(join(folder, name), hint + script);
  }
}

/** The folder of the compressed files of a build, by their paths on the site. */
export const compressedFolder = join('.next', 'compressed');
export const extensions = { br: '.br', gzip: '.gz' } as const;
const text = /\.(?:css|js|json|md|svg|txt|webmanifest)$/;

const compressors = {
  // A sixth fewer bytes than at the quality for pages, in a hundred times the time.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses the text files of a finished build and of `public/`. @param root the folder of the project. */
export async function compressFiles(root: string): Promise<void> {
  const from = { '_next/static': join(root, '.next', 'static'), '': join(root, 'public') };
  for (const [path, folder] of Object.entries(from)) {
    for (const name of await readdir(folder, { recursive: true })) {
      if (!text.test(name)) continue;
      const body = await readFile(join(folder, name));
      const target = join(root, compressedFolder, path, name);
      await mkdir(dirname(target), { recursive: true });
      const write = async (encoding: keyof typeof compressors) => {
        const compressed = await compressors[encoding](body);
        if (compressed.length < body.length) {
          await writeFile(target + extensions[encoding], compressed);
        }
      };
      await Promise.all([write('br'), write('gzip')]);
    }
  }
}
