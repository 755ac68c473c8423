import { readJson } from '@/lib/api/browser/read-json';

/** The API has no such page of the list (docs/product.md#states-of-the-list). */
export class BeyondEndError extends Error {}

export type Paged<T> = { count: number; results: T[]; next: string | null };

/** Requests a page of a list from the site. @throws {BeyondEndError} or another error when there is none. */
export async function readPagedList<T>(call: string): Promise<Paged<T>> {
  const page = await readJson<Paged<T>>(call, 'count', 'results');
  if (page === null) throw new BeyondEndError();
  const isList = typeof page.count === 'number' && Array.isArray(page.results);
  if (!isList) throw new Error('The list has another shape');
  return page;
}
