import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readImage } from '../../deploy/image.fixture.ts';
import { root } from '../../scripts/process.ts';

const left = ['.next/cache', '.next/dev', '.next/running'];

/** Copies what the Dockerfile copies into its image, without the sources of the project, to a temporary folder. */
export function copyRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-deployed-'));
  for (const part of readImage().copied) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !left.includes(relative(root, path)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
