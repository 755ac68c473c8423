import { z } from 'zod';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { jsonLimits, maxCode, maxItems } from '@/lib/api/limits';
import { code, count } from '@/lib/api/schemas/fields';
import { logRepeated } from '@/lib/runtime/log/log';

type ItemReader<T> = {
  entity: string;
  schema: z.ZodType<T>;
  /** How many a list may have; by default as many as a page. */
  max?: number;
};

/** Reads an item that came alone. @throws {ApiInvalidResponseError} when it is bad: there is nothing else to show. */
export function readItem<T>({ entity, schema }: ItemReader<T>, item: unknown): T {
  const read = schema.safeParse(item);
  if (read.success) return read.data;
  throw new ApiInvalidResponseError(`${entity}: bad ${fieldsOf(read.error)}`);
}

/** The items of a list; bad ones, and those beyond its limit, are dropped. @throws {ApiInvalidResponseError} */
export function readList<T>(reader: ItemReader<T>, items: unknown): T[] {
  if (!Array.isArray(items)) throw new ApiInvalidResponseError(`${reader.entity}: not an array`);
  return [...readEach(reader, items)].filter((read) => read !== null);
}

/** The items of a list as {@link readList} reads them, one at a time: `null` for a bad one. */
export function* readEach<T>(reader: ItemReader<T>, items: readonly unknown[]) {
  const { entity, schema, max = maxItems.page } = reader;
  const beyond = Math.max(0, items.length - max);
  let invalid = 0;
  let first: { index: number; fields: string[] } | undefined;
  for (const [index, item] of items.slice(0, max).entries()) {
    const read = schema.safeParse(item);
    yield read.success ? read.data : null;
    if (read.success) continue;
    invalid += 1;
    first ??= { index, fields: fieldsOf(read.error) };
  }
  if (invalid + beyond > 0)
    logRepeated('warn', { event: 'items dropped', entity, invalid, beyond, ...first });
}

/** The names in our schema, not in the response. */
function fieldsOf({ issues }: z.ZodError): string[] {
  return issues.map(({ path }) => path.join('.'));
}

/** No list is longer; a page above it is beyond the end, whatever the list. */
export const maxPage = 1_000_000;

/** One page of a list (docs/product.md#entities). */
export type Paged<T> = {
  count: number;
  /** How many items the API sent, bad ones included. */
  size: number;
  results: T[];
  /** The call of the site for the next page, from the root; `null` on the last. */
  next: string | null;
  previous: string | null;
};

export const pageSchema = z.object({
  count: count.describe('How many items all pages have together.'),
  results: z.array(z.unknown()),
  next: code(maxCode.url).describe('The URL of the next page; without it this is the last.'),
  previous: code(maxCode.url).describe('The URL of the page before this one.'),
});

/** Reads a page. The API's links name its host: they only tell that a page exists. @throws {ApiInvalidResponseError} */
export function readPaged<T>(
  reader: ItemReader<T>,
  body: unknown,
  page: number,
  callFor: (page: number) => string,
): Paged<T> {
  const { count, results, next, previous } = parsePage(reader.entity, body);
  return {
    count,
    size: results.length,
    results: readList(reader, results),
    next: next && callFor(page + 1),
    previous: previous && callFor(page - 1),
  };
}

/** A page with its items as they are on the wire, bad ones included. */
export type RawPage = { count: number; items: unknown[]; hasNext: boolean };

/** Reads a page of a list, bad items included. @throws {ApiInvalidResponseError} also when some may have been cut. */
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
