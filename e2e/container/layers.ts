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
import type { APIRequestContext } from '@playwright/test';
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

/** Pages and calls of the API; with so many, nginx asks an instance for nearly each. */
function pathOf(count: number): string {
  const id = 1 + (count % 240);
  const paths = [`/annonces/${id}`, `/api/v1/ads/${id}`, `/annonces?page=${id % 12}`, '/blog', '/'];
  return paths[count % paths.length] ?? '/';
}

/** A response that arrived completely. */
async function responseOf(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  return { status: response.status(), text: await response.text() };
}

type Load = {
  /** Waits until so many more requests have a response. */
  next: (count: number) => Promise<void>;
  /** Stops, and returns the number of requests, and what each that failed got. */
  stop: () => Promise<{ count: number; failures: string[] }>;
};

/**
 * Sends requests to the site, four at a time, until it is stopped or has sent 20 000.
 *
 * @param filesOf the paths that a page needs, which are requested after it.
 */
export function startLoad(
  request: APIRequestContext,
  filesOf: (html: string) => string[] = () => [],
): Load {
  let sent = 0;
  let done = 0;
  let isStopped = false;
  const failures: string[] = [];
  async function send(path: string): Promise<string> {
    sent += 1;
    const { status, text } = await responseOf(request, path).catch((error) => ({
      status: String(error),
      text: '',
    }));
    done += 1;
    if (status !== 200) failures.push(`${path}: ${status}`);
    return text;
  }
  async function sendAll(): Promise<void> {
    while (!isStopped && sent < 20_000) {
      for (const file of filesOf(await send(pathOf(sent + 1)))) await send(file);
    }
  }
  const senders = [1, 2, 3, 4].map(sendAll);
  return {
    async next(count) {
      const end = done + count;
      while (done < end) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async stop() {
      isStopped = true;
      await Promise.all(senders);
      return { count: done, failures };
    },
  };
}
