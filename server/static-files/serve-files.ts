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
  /** Of `send`: its folder, and how long it is fresh. */
  options: SendOptions;
  /** Its name in that folder. */
  name: string;
  /** The encodings that the build has compressed it with. */
  encodings: ContentEncoding[];
};

/**
 * Serves the files of the build and of `public/` that there are when the server starts, in the encoding
 * that the build has compressed them with. Preconditions and ranges are of the file as it is: 412 or 416
 * where one fails (RFC 9110, sections 13.1 and 14.2), to which Next.js 16.4 answers 500.
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
          // A file that is gone since the start: Next.js answers.
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
  return new Map([...find('_next/static/', ofBuild), ...find('', { root: join(root, 'public') })]);
}

/** The names of the files below a folder, none where it does not exist. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
