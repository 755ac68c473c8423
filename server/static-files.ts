import { globSync } from 'node:fs';
import { join } from 'node:path';
import send, { type SendOptions } from 'send';
import { compressedFolder, extensions } from '../lib/runtime/build/build-files.ts';
import type { Middleware } from './compose.ts';
import { acceptedEncoding } from './encoded-response.ts';
import { endEarly } from './error-responses.ts';

const day = 24 * 60 * 60 * 1_000;

/** Characters of a `Range`: browsers send one range. */
const maxRange = 100;
/** Headers whose conditions and ranges are about the uncompressed file. */
const conditions = ['range', 'if-match', 'if-unmodified-since'];

/** The path of a file of a build: of this one, or of another one that was added since the start. */
const pathOfBuild = /^\/_next\/static\/((?:[\w~-]+\/)*[\w~-]+(?:\.[\w~-]+)+)$/;

/**
 * Serves the files of builds and those of `public/` at the start, compressed by the build. Preconditions and ranges apply to
 * the uncompressed file, with 412 or 416 (RFC 9110, sections 13.1 and 14.2); Next.js 16.4 responds with 500.
 */
export function serveFiles(root: string): Middleware {
  const compressed = new Set(namesIn(join(root, compressedFolder)));
  const files = findFiles(root);
  const ofBuild = { root: join(root, '.next', 'static'), immutable: true, maxAge: 365 * day };
  return (request, response, next) => {
    const { url = '', headers } = request;
    const [path = ''] = url.split('?', 1);
    const [, name] = pathOfBuild.exec(path) ?? [];
    const file = name ? { name, options: ofBuild } : files.get(path);
    if (file === undefined) return next();
    // A server may ignore it (RFC 9110, section 14.2): thousands of ranges would be sorted.
    if ((headers.range?.length ?? 0) > maxRange) delete headers.range;
    const encodings = (['br', 'gzip'] as const).filter((one) =>
      compressed.has(path.slice(1) + extensions[one]),
    );
    const hasCondition = conditions.some((name) => headers[name] !== undefined);
    const accepted = hasCondition ? undefined : acceptedEncoding(request);
    const encoding = encodings.find((one) => one === accepted);
    const options = encoding
      ? { ...file.options, root: join(root, compressedFolder) }
      : file.options;
    const stream = send(request, encoding ? path + extensions[encoding] : file.name, options);
    return new Promise((resolve) => {
      response.once('close', resolve);
      stream
        .on('headers', () => {
          if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
          if (encoding === undefined) return;
          response.setHeader('Content-Encoding', encoding);
          stream.type(path);
        })
        .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) =>
          // There is no such file, or no longer: Next.js responds.
          status === 404 ? resolve(next()) : endEarly(request, response, status, '', headers),
        )
        .pipe(response);
    });
  };
}

/** The files of `public/` by their paths on the site: their names in the folders of the options of `send`. */
function findFiles(root: string): Map<string, { name: string; options: SendOptions }> {
  const find = (path: string, options: SendOptions & { root: string }) =>
    namesIn(options.root).map((name) => [`${path}${name}`, { name, options }] as const);
  return new Map([
    ...find('/', { root: join(root, 'public') }),
    // Their names stay when they are drawn anew.
    ...find('/screens/', { root: join(root, 'public', 'screens'), maxAge: 30 * day }),
  ]);
}

/** The names of the files below a folder, none where it does not exist. */
function namesIn(folder: string): string[] {
  return globSync('**/{*,.*}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
