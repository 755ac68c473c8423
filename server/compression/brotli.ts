import { type BrotliOptions, constants } from 'node:zlib';

/** As long as gzip takes, and a fifth fewer bytes of our pages; from 9 on it takes ten times as long. */
const quality = 6;
/** Half a megabyte, as a power of two: more than our largest page. Each answer takes that much memory. */
const windowBits = 19;

export const brotli: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  },
};
