import type { ApiCheck, Where } from '../api-check.ts';
import { type ItemKind, readItems } from '../items.ts';

/**
 * Reads an item that stands alone, and reports another one in its place; `null` when it cannot be read.
 *
 * @param key the id or slug that is requested.
 */
export async function readSingle<T>(
  check: ApiCheck,
  kind: ItemKind<T>,
  where: Where,
  key: string | number,
  keyOf: (item: T) => string | number,
): Promise<T | null> {
  const body = await check.read(where);
  const [item] = body === undefined ? [] : readItems(check, kind, where, [body]);
  if (item === undefined) return null;
  if (keyOf(item) !== key) {
    check.error(`other-${kind.one}`, where, `It is ${keyOf(item)} instead of ${key}.`);
  }
  return item;
}
