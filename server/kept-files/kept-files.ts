import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants } from 'node:zlib';
import pLimit from 'p-limit';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import type { Heard } from '../response-cache/listen.ts';

/** Bytes of the files in memory: several times those of our build. */
const room = 16_000_000;
/** What one takes beside its bytes. */
const frame = 1_000;

/** The files of the build that were asked for, by packing and path. */
export const files = new BoundedCache<Heard>(room, ({ body }) => frame + body.length);

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Another sixth fewer bytes than lib/compression has, for a hundred times the work. */
const smallest: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};

/** One after the other, so that visitors have the processor meanwhile. */
const turns = pLimit(1);

/**
 * Packs a kept file as small as Brotli can, beside what else happens: up to half a second, once for as
 * long as the server runs. What is not packed with Brotli stays as it is.
 */
export async function packTighter(key: string, file: Heard): Promise<void> {
  if (file.headers['content-encoding'] !== 'br') return;
  const pack = async () => compress(await decompress(file.body), smallest);
  const body = await turns(pack).catch(() => file.body);
  if (body.length < file.body.length) files.set(key, { ...file, body });
}
