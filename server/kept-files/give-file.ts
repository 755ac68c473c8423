import type { ServerResponse } from 'node:http';
import type { Middleware } from '../compose.ts';
import { type Packing, packingFor } from '../compression/packing.ts';
import { type Heard, listen } from '../response-cache/listen.ts';
import { isForNext } from '../response-cache/question.ts';
import { send } from '../response-cache/send.ts';
import { files, packTighter } from './kept-files.ts';

/** Scripts, style sheets, fonts and pictures of the build, under the names it gave them. */
const ofBuild = /^\/_next\/static(?:\/[\w~-][\w.~-]*)+$/;

/**
 * Answers with a file of the build as it was sent before. Next.js looks for it on disk each time, and
 * has it compressed each time: what a visitor's first page loads would cost a hundred times the page.
 * For their first visitor files are compressed as fast as pages are, for all others as small as can be.
 *
 * For the end of the steps before a request.
 */
export const giveFile: Middleware = (request, response, next) => {
  const { method, url = '', headers } = request;
  const [path = ''] = url.split('?', 1);
  if (method !== 'GET' || !ofBuild.test(path) || isForNext(headers)) return next();
  const packing = packingFor(request);
  const key = `${packing} ${path}`;
  const file = files.get(key);
  if (file !== undefined) return send(file, request, response);
  listen(response, () => isLasting(response, packing), keep(key));
  return next();
};

/** Whether what is being answered is good for everybody who reads this packing, for good. */
function isLasting(response: ServerResponse, packing: Packing | null): boolean {
  const isImmutable = /\bimmutable\b/.test(String(response.getHeader('cache-control')));
  const used = response.getHeader('content-encoding') ?? packing;
  return response.statusCode === 200 && isImmutable && used === packing;
}

function keep(key: string) {
  return ({ headers, ...heard }: Heard) => {
    // Of those who asked for it at once, the first to have it was soon enough.
    if (files.has(key)) return;
    // What never changes is told by its `ETag` alone.
    const { 'last-modified': _, ...lasting } = headers;
    const file = { ...heard, headers: lasting };
    files.set(key, file);
    void packTighter(key, file);
  };
}
