import { existsSync, readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import send, { type SendOptions } from 'send';
import type { Middleware } from '../compose.ts';
import { type ContentEncoding, contentEncodingFor } from '../content-encoding.ts';
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
    const [path = ''] = (request.url ?? '').split('?', 1);
    const file = files.get(path);
    if (file === undefined) return next();
    const encoding = hasCondition(request.headers) ? null : contentEncodingFor(request);
    const isCompressed = encoding !== null && file.encodings.includes(encoding);
    const stream = isCompressed
      ? send(request, path + extensions[encoding], {
          ...file.options,
          root: join(root, compressedFolder),
        })
      : send(request, file.name, file.options);
    return new Promise((resolve) => {
      response.once('close', resolve);
      stream
        .on('headers', () => {
          if (file.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
          if (!isCompressed) return;
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

function hasCondition(headers: IncomingHttpHeaders): boolean {
  return (
    headers.range !== undefined ||
    headers['if-match'] !== undefined ||
    headers['if-unmodified-since'] !== undefined
  );
}

function findFiles(root: string): Map<string, StaticFile> {
  const ofBuild = { root: join(root, '.next', 'static'), immutable: true, maxAge: year };
  const compressed = new Set(namesIn(join(root, compressedFolder)));
  const encodings = Object.keys(extensions) as ContentEncoding[];
  const find = (path: string, options: SendOptions & { root: string }) =>
    namesIn(options.root).map((name): [string, StaticFile] => [
      `/${path}${name}`,
      {
        options,
        name,
        encodings: encodings.filter((one) => compressed.has(path + name + extensions[one])),
      },
    ]);
  return new Map([
    ...find('_next/static/', ofBuild),
    ...find('', { root: join(root, 'public') }),
    // Their names stay when they are drawn anew.
    ...find('screens/', { root: join(root, 'public', 'screens'), maxAge: year / 12 }),
  ]);
}

/** The names of the files below a folder, none where it does not exist. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
