import { setImmediate } from 'node:timers/promises';
import type { AdsIndex } from '@/lib/ads-index/ads-index';

/** An ad as the index of another instance has it. */
export type SnapshotAd = { id: number; body: Uint8Array };

/** Bytes of a chunk; Redis has a quarter of a second for it (lib/cache/redis-link.ts). */
const chunkBytes = 500_000;
/** An id and the length of the body that follows. */
const headBytes = 12;

/** All ads of an index in chunks. Ads that leave meanwhile are left out. */
export async function* writeChunks(index: AdsIndex): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  for (const id of index.ids()) {
    if (!index.has(id)) continue;
    const body = index.bodyOf(id);
    const head = Buffer.alloc(headBytes);
    head.writeDoubleLE(id);
    head.writeUInt32LE(body.length, 8);
    parts.push(head, body);
    bytes += headBytes + body.length;
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(parts);
    parts = [];
    bytes = 0;
    await setImmediate();
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

/** The ads of a chunk. @throws {RangeError} when it is cut short. */
export function readChunk(chunk: Buffer): SnapshotAd[] {
  const ads: SnapshotAd[] = [];
  for (let at = 0; at < chunk.length; ) {
    const id = chunk.readDoubleLE(at);
    const start = at + headBytes;
    at = start + chunk.readUInt32LE(at + 8);
    if (at > chunk.length) throw new RangeError('A chunk of a snapshot is cut short');
    ads.push({ id, body: chunk.subarray(start, at) });
  }
  return ads;
}
