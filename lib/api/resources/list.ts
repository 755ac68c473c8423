import type { z } from 'zod';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { maxItems } from '@/lib/api/limits';
import { log } from '@/lib/runtime/log/log';

/** How items of one kind are read from the wire. */
export type ItemReader<T> = {
  entity: string;
  schema: z.ZodType<T>;
  /** How many a list may have; by default as many as a page. */
  max?: number;
};

/**
 * Reads the items of a list. Bad ones, and those beyond its limit, are dropped and logged, in one line, never the list
 * (docs/product.md#what-the-api-may-send).
 *
 * @throws {ApiInvalidResponseError} when it is not a list at all.
 */
export function readList<T>(reader: ItemReader<T>, items: unknown): T[] {
  if (!Array.isArray(items)) throw new ApiInvalidResponseError(`${reader.entity}: not an array`);
  const { max = maxItems.page } = reader;
  const dropped = new DroppedItems(reader.entity, Math.max(0, items.length - max));
  const read = readItems(reader, items.slice(0, max), dropped);
  dropped.log();
  return read;
}

/** Reads the items of a part of a list; bad ones are counted. */
export function readItems<T>(
  { schema }: ItemReader<T>,
  items: readonly unknown[],
  dropped: DroppedItems,
): T[] {
  return items.flatMap((item) => {
    const read = schema.safeParse(item);
    dropped.count(read.success ? null : fieldsOf(read.error));
    return read.success ? [read.data] : [];
  });
}

/** The items of a list that are not read. */
export class DroppedItems {
  readonly #entity: string;
  readonly #beyond: number;
  #items = 0;
  #invalid = 0;
  #first: { index: number; fields: string[] } | undefined;

  /** @param beyond how many are beyond the limit of the list. */
  constructor(entity: string, beyond = 0) {
    this.#entity = entity;
    this.#beyond = beyond;
  }

  /** Counts the next item. @param invalid its invalid fields; `null` for none. */
  count(invalid: string[] | null): void {
    if (invalid !== null) {
      this.#invalid += 1;
      this.#first ??= { index: this.#items, fields: invalid };
    }
    this.#items += 1;
  }

  /** Writes one line for all of them, if there are any. */
  log(): void {
    const counts = { invalid: this.#invalid, beyond: this.#beyond };
    if (counts.invalid + counts.beyond === 0) return;
    log({ event: 'items dropped', entity: this.#entity, ...counts, ...this.#first });
  }
}

/**
 * Reads an item that came alone.
 *
 * @throws {ApiInvalidResponseError} when it is bad: there is nothing else to show.
 */
export function readItem<T>({ entity, schema }: ItemReader<T>, item: unknown): T {
  const read = schema.safeParse(item);
  if (read.success) return read.data;
  throw new ApiInvalidResponseError(`${entity}: bad ${fieldsOf(read.error)}`);
}

/** The names of our schema, not those that were sent. */
function fieldsOf({ issues }: z.ZodError): string[] {
  return issues.map(({ path }) => path.join('.'));
}
