import type { z } from 'zod';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { log } from '@/lib/log/log';

/** How items of one kind are read from the wire. */
export type ItemReader<T> = { entity: string; schema: z.ZodType<T> };

/**
 * Reads the items of a list. A bad one is dropped and logged, never the list (product.md, « What
 * the API may send »).
 *
 * @throws {ApiInvalidResponseError} when it is not a list at all.
 */
export function readList<T>({ entity, schema }: ItemReader<T>, items: unknown): T[] {
  if (!Array.isArray(items)) throw new ApiInvalidResponseError(`${entity}: not an array`);
  return items.flatMap((item, index) => {
    const read = schema.safeParse(item);
    if (read.success) return [read.data];
    const fields = read.error.issues.map((issue) => issue.path.join('.'));
    log({ event: 'item dropped', entity, index, fields });
    return [];
  });
}

/**
 * Reads an item that came alone.
 *
 * @throws {ApiInvalidResponseError} when it is bad: there is nothing else to show.
 */
export function readItem<T>({ entity, schema }: ItemReader<T>, item: unknown): T {
  const read = schema.safeParse(item);
  if (read.success) return read.data;
  throw new ApiInvalidResponseError(
    `${entity}: bad ${read.error.issues.map((issue) => issue.path.join('.'))}`,
  );
}
