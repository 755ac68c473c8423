import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { readImage } from '../../deploy/image.fixture.ts';
import { root } from '../../scripts/process.ts';

const texts = ['.html', '.rsc', '.js', '.json', '.css', '.meta', ''];

/**
 * Turns a copied build into another one, because building twice would be too slow: its id and the name of each script
 * and style sheet change, as if all files had changed.
 *
 * @param folder a folder that `copyRelease` returned.
 */
export function renameBuild(folder: string): void {
  const build = join(folder, '.next');
  const id = readFileSync(join(build, 'BUILD_ID'), 'utf8');
  const chunks = join(build, 'static/chunks');
  const names = new Set(readdirSync(chunks).filter((name) => /\.(?:js|css)$/.test(name)));
  const rename = (text: string) =>
    text
      .replaceAll(id, 'another-build')
      .replace(/[\w~-]+\.(?:js|css)\b/g, (name) => (names.has(name) ? `other-${name}` : name));

  // It contains compressed copies of the renamed files.
  rmSync(join(build, 'compressed'), { recursive: true });
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const renamed = rename(text);
    if (renamed !== text) writeFileSync(file, renamed);
  }
  for (const name of names) renameSync(join(chunks, name), join(chunks, rename(name)));
  renameSync(join(build, 'static', id), join(build, 'static', rename(id)));
}

const notCopied = ['.next/cache', '.next/dev', '.next/running'];

/** Copies the files that the Dockerfile copies into its image, without the sources, to a temporary folder. */
export function copyRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-deployed-'));
  for (const part of readImage().copied) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !notCopied.includes(relative(root, path)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
