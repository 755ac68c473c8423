import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Has browsers compile the functions of a script as they load it, beside the page. They otherwise only
 * skim them, and compile each when it is first called, while the visitor waits: most of the functions
 * of our scripts are called as soon as they are there. Browsers that do not know it see a comment.
 *
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the scripts of a finished build begin with the hint, each once. Their names, by what they held
 * before, still tell them apart.
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
