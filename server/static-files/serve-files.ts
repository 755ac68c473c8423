import { globSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import send, { type SendOptions } from 'send';
import type { Middleware } from '../compose.ts';
import { type ContentEncoding, contentEncodingFor } from '../encoded-response.ts';
import { endEarly } from '../middleware/end-early.ts';
import { compressedFolder, extensions } from './compressed-files.ts';

const year = 365 * 24 * 60 * 60 * 1_000;

type StaticFile = {
  /** Options of `send`: its folder and its max-age. */
  options: SendOptions;
  /** Its name in that folder. */
  name: string;
  /** The encodings in which the build has stored it. */
  encodings: ContentEncoding[];
};

/** Headers whose conditions and ranges are about the uncompressed file. */
const conditions = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Serves the files of the build and of `public/` that exist when the server starts, compressed by the build
 * where the client accepts it. Preconditions and ranges apply to the uncompressed file, with 412 or 416
 * when one fails (RFC 9110, sections 13.1 and 14.2); Next.js 16.4 responds with 500.
 *
 * @param root the folder of the project.
 */
export function serveFiles(root: string): Middleware {
  const files = findFiles(root);
  return (request, response, next) => {
    const { url = '', headers } = request;
    const [path = ''] = url.split('?', 1);
    const file = files.get(path);
    if (file === undefined) return next();
    const hasCondition = conditions.some((name) => headers[name] !== undefined);
    const accepted = hasCondition ? undefined : contentEncodingFor(request);
    const encoding = file.encodings.find((one) => one === accepted);
    const stream =
      encoding === undefined
        ? send(request, file.name, file.options)
        : send(request, path + extensions[encoding], {
            ...file.options,
            root: join(root, compressedFolder),
          });
    return new Promise((resolve) => {
      response.once('close', resolve);
      stream
        .on('headers', () => {
          if (file.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
          if (encoding === undefined) return;
          response.setHeader('Content-Encoding', encoding);
          response.setHeader('Content-Type', contentType(extname(file.name)) || 'text/plain');
        })
        .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) =>
          // The file was deleted since the start: Next.js responds.
          status === 404 ? resolve(next()) : endEarly(request, response, status, '', headers),
        )
        .pipe(response);
    });
  };
}

/** The files by their paths on the site. */
function findFiles(root: string): Map<string, StaticFile> {
  const folders: [path: string, options: SendOptions & { root: string }][] = [
    ['_next/static/', { root: join(root, '.next', 'static'), immutable: true, maxAge: year }],
    ['', { root: join(root, 'public') }],
  ];
  const compressed = new Set(namesIn(join(root, compressedFolder)));
  const files = new Map<string, StaticFile>();
  for (const [path, options] of folders) {
    for (const name of namesIn(options.root)) {
      const encodings = (['br', 'gzip'] as const).filter((encoding) =>
        compressed.has(path + name + extensions[encoding]),
      );
      files.set(`/${path}${name}`, { options, name, encodings });
    }
  }
  return files;
}

/** The names of the files below a folder, none where it does not exist. */
function namesIn(folder: string): string[] {
  return globSync('**/{*,.*}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
