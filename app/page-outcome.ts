import { notFound } from 'next/navigation';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { isOnVercel } from '@/lib/config';
import { writeError } from '@/lib/runtime/log/write-error';
import { limitLife, setOutcome } from '@/lib/runtime/response-state';

/*
 * What a page says of its response; the server sets the status, and whether it is stored (server/response-cache).
 * Vercel, which does not run our server, has only what Next.js does with an exception.
 */

/**
 * There is nothing at this URL: status 404, with the page around it.
 *
 * @throws what Next.js responds to with a 404, on Vercel.
 */
export function markNotFound(): void {
  if (isOnVercel) notFound();
  // It may exist any minute.
  limitLife(listsCacheLife);
  setOutcome('not-found');
}

/**
 * The page lacks its main content for this reason, which is logged: status 503, and it is not stored.
 *
 * @throws the reason, on Vercel.
 */
export function markUnavailable(reason: unknown): void {
  if (isOnVercel) throw reason;
  writeError(reason instanceof Error ? reason : new Error(String(reason)));
  setOutcome('unavailable');
}
