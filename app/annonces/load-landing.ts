import { markNotFound, markUnavailable } from '@/app/page-outcome';
import { IndexNotReadyError } from '@/lib/api/errors';

/** A page of ads by place. */
export type Loaded<T> =
  | { kind: 'page'; page: T }
  | { kind: 'none' }
  /** The index prepares: status 503. */
  | { kind: 'preparing' }
  /** The API failed: status 503. */
  | { kind: 'failed' };

/** What `read` returns: `null` when there is no such page. */
export async function loadLanding<T>(read: () => Promise<T | null>): Promise<Loaded<T>> {
  try {
    const page = await read();
    if (page !== null) return { kind: 'page', page };
    markNotFound();
    return { kind: 'none' };
  } catch (error) {
    markUnavailable(error);
    return { kind: error instanceof IndexNotReadyError ? 'preparing' : 'failed' };
  }
}
