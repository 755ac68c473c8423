import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, gzipSync } from 'node:zlib';
import type { Answer } from './answer.ts';

const megabytes = 80;
const oneMegabyte = Buffer.alloc(1_000_000, ' ');

/** 80 MB of white space, which JSON allows, and then the answer. */
export async function sendHuge(response: ServerResponse, answer: Answer): Promise<void> {
  response.writeHead(answer.status, { 'content-type': answer.type });
  const parts = [...Array<Buffer>(megabytes).fill(oneMegabyte), answer.body];
  // Whoever has read enough hangs up.
  await pipeline(Readable.from(parts), response).catch(() => {});
}

let packedSpace: Buffer | undefined;

/** The same, packed into less than a hundred kilobytes. */
export function sendPacked(response: ServerResponse, { status, type, body }: Answer): void {
  packedSpace ??= gzipSync(Buffer.alloc(megabytes * 1_000_000, ' '), {
    level: constants.Z_BEST_SPEED,
  });
  response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' });
  // One packed file after another unpacks to the one and the other.
  response.end(Buffer.concat([packedSpace, gzipSync(body)]));
}
