import { z } from 'zod';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { type ItemReader, readList } from '@/lib/api/resources/list';
import { count } from '@/lib/api/schemas/number';
import { text } from '@/lib/api/schemas/text';

/** No list is longer; a page above it is beyond the end, whatever the list. */
export const maxPage = 1_000_000;

/** One page of a list (specification, section 3). */
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
  next: text.describe('The URL of the next page; without it this is the last.'),
  previous: text.describe('The URL of the page before this one.'),
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
  const page = pageSchema.safeParse(body);
  if (!page.success) throw new ApiInvalidResponseError(`${reader.entity}: not a page of a list`);
  const { count, results, next, previous } = page.data;
  return {
    count,
    results: readList(reader, results),
    next: next && around.next,
    previous: previous && around.previous,
  };
}
