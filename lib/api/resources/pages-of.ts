import type { Paged } from '@/lib/api/resources/paged';

/**
 * The items of a list, page by page from the first, at most so many pages. Pages are separate
 * requests: after a new item the last one of a page may come again on the next, where it is left out.
 *
 * @param read gives a page; `null` when the list has ended before it.
 */
export async function* pagesOf<T>(
  most: number,
  read: (page: number) => Promise<Paged<T> | null>,
  idOf: (item: T) => number,
): AsyncGenerator<T[]> {
  const known = new Set<number>();
  for (let page = 1; page <= most; page += 1) {
    const items = await read(page);
    if (items === null) return;
    yield items.results.filter((item) => !known.has(idOf(item)));
    for (const item of items.results) known.add(idOf(item));
    if (items.next === null) return;
  }
}
