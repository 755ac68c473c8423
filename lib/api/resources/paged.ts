import { z } from 'zod';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { jsonLimits, maxCode } from '@/lib/api/limits';
import { type ItemReader, readList } from '@/lib/api/resources/list';
import { count } from '@/lib/api/schemas/number';
import { code } from '@/lib/api/schemas/text';

/** No list is longer; a page above it is beyond the end, whatever the list. */
export const maxPage = 1_000_000;

/** One page of a list (docs/product.md#entities). */
export type Paged<T> = {
  /** How many items all pages have together. */
  count: number;
  results: T[];
  /** The call of the site for the next page, from the root; `null` on the last. */
  next: string | null;
  /** The page before this one, likewise. */
  previous: string | null;
};

/** A page on the wire. */
export const pageSchema = z.object({
  count: count.describe('How many items all pages have together.'),
  results: z.array(z.unknown()),
  next: code(maxCode.url).describe('The URL of the next page; without it this is the last.'),
  previous: code(maxCode.url).describe('The URL of the page before this one.'),
});

/**
 * Reads a page. The API's own links name its host: whether there is a next and a previous page is
 * all that is used of them; `around` gives their URLs in our API.
 *
 * @throws {ApiInvalidResponseError} when the count or the results are missing.
 */
export function readPaged<T>(
  reader: ItemReader<T>,
  body: unknown,
  around: { next: string; previous: string },
): Paged<T> {
  const { count, results, next, previous } = parsePage(reader.entity, body);
  return {
    count,
    results: readList(reader, results),
    next: next && around.next,
    previous: previous && around.previous,
  };
}

/** A page with its items as they are on the wire, bad ones included. */
export type RawPage = { count: number; items: unknown[]; hasNext: boolean };

/**
 * Reads a page for what goes through a whole list, and must not miss an item.
 *
 * @throws {ApiInvalidResponseError} when the count or the results are missing, or there are so many results that the
 *   client may have cut them.
 */
export function readWholePage(entity: string, body: unknown): RawPage {
  const { count, results, next } = parsePage(entity, body);
  if (results.length >= jsonLimits.items) {
    throw new ApiInvalidResponseError(`${entity}: a page of ${jsonLimits.items} items or more`);
  }
  return { count, items: results, hasNext: next !== null };
}

function parsePage(entity: string, body: unknown): z.output<typeof pageSchema> {
  const page = pageSchema.safeParse(body);
  if (!page.success) throw new ApiInvalidResponseError(`${entity}: not a page of a list`);
  return page.data;
}
