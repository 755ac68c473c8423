import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ErrorStatus } from '@/components/layout/error-status';
import { IndexNotReadyError } from '@/lib/api/errors';
import { isOnVercel } from '@/lib/config/config';
import { currentOutcome, markAbsent, setOutcome } from '@/lib/runtime/current-request';
import { writeError } from '@/lib/runtime/log/log';

// A page marks its outcome; the server sets the status and decides whether to store it (server/response-cache). Vercel
// does not run our server: there `withStatus` sets it.

/** Logs why the page lacks its main content, and marks it: status 503, not stored. */
export function markUnavailable(reason: unknown): void {
  writeError(reason instanceof Error ? reason : new Error(String(reason)));
  setOutcome('unavailable');
}

/** The content of a page, or the reason why there is none. */
export type Loaded<T> =
  | { kind: 'page'; page: T }
  | { kind: 'none' }
  /** The index of ads prepares, or the API failed. */
  | { kind: 'preparing' | 'failed' };

/** Loads a page. @param read returns `null` when there is no such page. */
export async function loadPage<T>(read: () => Promise<T | null>): Promise<Loaded<T>> {
  try {
    const page = await read();
    if (page !== null) return { kind: 'page', page };
    markAbsent();
    setOutcome('not-found');
    return { kind: 'none' };
  } catch (error) {
    markUnavailable(error);
    return { kind: error instanceof IndexNotReadyError ? 'preparing' : 'failed' };
  }
}

/** A page of a list; `null` when the API failed. */
type ListPage<Search, T> = { search: Search; page: T | null; isPreparing: boolean };

/** The requested page, or the first one when the list ends before it; with status 503 why there is none. */
export async function loadListPage<Search extends { page: number }, T>(
  search: Search,
  read: (search: Search) => Promise<T | null>,
): Promise<ListPage<Search, T>> {
  try {
    const page = await read(search);
    if (page !== null) return { search, page, isPreparing: false };
  } catch (error) {
    markUnavailable(error);
    return { search, page: null, isPreparing: error instanceof IndexNotReadyError };
  }
  if (search.page === 1) return notFound();
  markAbsent();
  return loadListPage({ ...search, page: 1 }, read);
}

/**
 * The page, with its status on Vercel: 404 without its subject, and 500 without the main content or a section, so that
 * the CDN goes on serving what it has stored.
 */
export function withStatus<Props>(render: (props: Props) => Promise<ReactNode>) {
  if (!isOnVercel) return render;
  return async (props: Props) => {
    const content = await render(props);
    const outcome = currentOutcome();
    if (outcome === 'complete') return content;
    return <ErrorStatus isMissing={outcome === 'not-found'}>{content}</ErrorStatus>;
  };
}
