import type { CacheEntry } from 'next/dist/server/lib/cache-handlers/types.js';

/** What a `'use cache'` function gave. Times as in `CacheEntry`: `timestamp` in ms, lives in s. */
export type KeptData = Omit<CacheEntry, 'value'> & {
  bytes: Uint8Array;
  /** When it was begun, on the clock of this process (`now`, lib/cache/refreshes.ts). */
  since: number;
};

export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
