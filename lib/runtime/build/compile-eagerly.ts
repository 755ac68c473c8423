import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The hint to compile all functions of a script while it loads, off the main thread. Otherwise browsers
 * compile each function when it is first called, on the main thread; most functions of our scripts are
 * called at once. Other browsers read a comment.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Inserts the hint at the start of each script of a finished build, once. Their names, hashes of the
 * content before, stay unique.
 *
 * @param distDir the folder of the build.
 */
export async function compileEagerly(distDir: string): Promise<void> {
  const folder = join(distDir, 'static');
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  await Promise.all(scripts.map((script) => addHint(join(folder, script))));
}

async function addHint(path: string): Promise<void> {
  const script = await readFile(path, 'utf8');
  if (!script.startsWith(hint)) await writeFile(path, hint + script);
}
