import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Options with which Brotli takes as long as gzip at its fastest, or less. A page takes half the bytes: the window of
 * Brotli holds all of it, and it contains its data three times.
 */
export const fastestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/**
 * A copy of bytes in memory of its own, for a cache to store: Node.js allocates buffers under 32 kB from pools of 64
 * kB, and a view of 10 kB keeps its whole pool in memory.
 * https://nodejs.org/docs/latest/api/buffer.html#static-method-bufferallocunsafeslowsize
 */
export function unpooled(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/** A value as bytes, for a cache in memory that is seldom read. */
export function compressValue(value: unknown): Buffer {
  return unpooled(brotliCompressSync(serialize(value), fastestBrotli));
}

/** The value of these bytes; buffers in it are views of one. */
export function decompressValue(bytes: Buffer): unknown {
  return deserialize(brotliDecompressSync(bytes));
}
