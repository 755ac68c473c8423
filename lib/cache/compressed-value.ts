import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fastestBrotli } from './fastest-brotli.ts';
import { unpooled } from './unpooled.ts';

/** A value as bytes, for a cache in memory that is seldom read. */
export function compressValue(value: unknown): Buffer {
  return unpooled(brotliCompressSync(serialize(value), fastestBrotli));
}

/** The value of these bytes; buffers in it are views of one. */
export function decompressValue(bytes: Buffer): unknown {
  return deserialize(brotliDecompressSync(bytes));
}
