import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Packing, packingFor } from '../compression/packing';
import { type Heard, listen } from '../kept-answers/listen';
import { isForNext } from '../kept-answers/question';
import { send } from '../kept-answers/send';
import { files, packTighter } from './kept-files';

/** Scripts, style sheets, fonts and pictures of the build, under the names it gave them. */
const ofBuild = /^\/_next\/static(?:\/[\w~-][\w.~-]*)+$/;

/**
 * Answers with a file of the build as it was sent before. Next.js looks for it on disk each time, and
 * has it compressed each time: what a visitor's first page loads would cost a hundred times the page.
 * For their first visitor files are compressed as fast as pages are, for all others as small as can be.
 *
 * For the end of the steps before a request.
 */
export function giveFile(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = request;
  const [path = ''] = url.split('?', 1);
  if (method !== 'GET' || !ofBuild.test(path) || isForNext(headers)) return;
  const packing = packingFor(request);
  const key = `${packing} ${path}`;
  const file = files.get(key);
  if (file !== undefined) send(file, request, response);
  else listen(response, () => isLasting(response, packing), keep(key));
}

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
