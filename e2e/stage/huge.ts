import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { ApiResponse } from './response.ts';

const megabytes = 80;
const oneMegabyte = Buffer.alloc(1_000_000, ' ');

/** 80 MB of white space, which JSON allows, and then the response. */
export async function sendHuge(
  response: ServerResponse,
  { status, type, body }: ApiResponse,
): Promise<void> {
  response.writeHead(status, { 'content-type': type });
  const parts = [...Array<Buffer>(megabytes).fill(oneMegabyte), body];
  // The site disconnects once it has read enough.
  await pipeline(Readable.from(parts), response).catch(() => {});
}

const compress = promisify(gzip);
let compressedSpace: Promise<Buffer> | undefined;

/** The same, compressed to less than a hundred kilobytes. */
export async function sendCompressed(
  response: ServerResponse,
  { status, type, body }: ApiResponse,
): Promise<void> {
  // Asynchronously: the gateway serves all tests meanwhile.
  compressedSpace ??= compress(Buffer.alloc(megabytes * 1_000_000, ' '), {
    level: constants.Z_BEST_SPEED,
  });
  const compressed = Buffer.concat([await compressedSpace, await compress(body)]);
  response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' });
  // Concatenated gzip members decompress to the concatenated contents (RFC 1952, section 2.2).
  response.end(compressed);
}
