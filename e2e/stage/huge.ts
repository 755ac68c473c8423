import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Answer } from './response.ts';

const megabytes = 80;
const oneMegabyte = Buffer.alloc(1_000_000, ' ');

/** 80 MB of white space, which JSON allows, and then the answer. */
export async function sendHuge(response: ServerResponse, answer: Answer): Promise<void> {
  response.writeHead(answer.status, { 'content-type': answer.type });
  const parts = [...Array<Buffer>(megabytes).fill(oneMegabyte), answer.body];
  // Whoever has read enough hangs up.
  await pipeline(Readable.from(parts), response).catch(() => {});
}

const pack = promisify(gzip);
let packedSpace: Promise<Buffer> | undefined;

/** The same, packed into less than a hundred kilobytes. */
export async function sendCompressed(
  response: ServerResponse,
  { status, type, body }: Answer,
): Promise<void> {
  // In a thread of its own: the gateway serves all tests meanwhile.
  packedSpace ??= pack(Buffer.alloc(megabytes * 1_000_000, ' '), {
    level: constants.Z_BEST_SPEED,
  });
  const packed = Buffer.concat([await packedSpace, await pack(body)]);
  response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' });
  // One packed file after another unpacks to the one and the other.
  response.end(packed);
}
