import { execFileSync } from 'node:child_process';
import {
  closeSync,
  createReadStream,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { run } from './engine.ts';

/** Which of some texts the files of an image contain, in any of its layers, its configuration or its history. */
export async function findInImage(image: string, texts: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-image-'));
  try {
    const archive = join(folder, 'image.tar');
    await run('save', '-o', archive, image);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
    const found = new Set<string>();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      for (const text of await findInFile(join(entry.parentPath, entry.name), texts))
        found.add(text);
    }
    return texts.filter((text) => found.has(text));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The texts in one file, which may be compressed with gzip, as layers are in some stores. */
async function findInFile(path: string, texts: string[]): Promise<string[]> {
  const longest = Math.max(...texts.map((text) => text.length));
  const found = new Set<string>();
  const file = createReadStream(path);
  let end = '';
  for await (const chunk of isCompressed(path) ? file.pipe(createGunzip()) : file) {
    const read = end + chunk.toString('latin1');
    for (const text of texts) if (read.includes(text)) found.add(text);
    end = read.slice(-longest);
  }
  return [...found];
}

function isCompressed(path: string): boolean {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(2);
  readSync(file, bytes, 0, 2, 0);
  closeSync(file);
  return bytes.toString('hex') === '1f8b';
}
