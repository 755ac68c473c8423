import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { Middleware } from '../compose.ts';
import { brotli } from './brotli.ts';
import { packWhole } from './pack-whole.ts';

const compressParts = compression({ brotli }) as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Has an answer sent with Brotli to whoever reads it, or with gzip. Next.js itself knows gzip alone,
 * and is told to leave it to this (`compress` in next.config.ts).
 *
 * @see https://www.rfc-editor.org/rfc/rfc7932
 */
export const compress: Middleware = (request, response, next) => {
  compressParts(request, response, () => {});
  const { end } = response;
  // What says its encoding is left as it is by `compression`, but for the `Vary` that it gives all.
  response.end = ((...args: unknown[]) => {
    const packed = packWhole(request, response, args[0]);
    return Reflect.apply(end, response, packed === null ? args : [packed]);
  }) as typeof end;
  return next();
};
