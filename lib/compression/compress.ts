import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/** As long as gzip takes, and a fifth fewer bytes of our pages; from 9 on it takes ten times as long. */
const quality = 6;
/** Half a megabyte, as a power of two: more than our largest page. Each answer takes that much memory. */
const windowBits = 19;

const compressed = compression({
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  },
}) as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Has an answer sent with Brotli to whoever reads it, or with gzip. Next.js itself knows gzip alone,
 * and is told to leave it to this (`compress` in next.config.ts).
 *
 * @see https://www.rfc-editor.org/rfc/rfc7932
 */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressed(request, response, () => {});
}
