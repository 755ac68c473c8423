import { z } from 'zod';
import { adSchema } from '@/lib/api/schemas/ad';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { postSchema } from '@/lib/api/schemas/post';
import { specialtySchema } from '@/lib/api/schemas/specialty';
import type { ApiCheck, Where } from './api-check.ts';
import { type LostValue, lostValues } from './lost-values.ts';

/** The items of one kind: their names, and the schema that the site reads them with. */
export type ItemKind<T> = { one: string; many: string; schema: z.ZodType<T> };

export const adKind = { one: 'ad', many: 'ads', schema: adSchema };
export const postKind = { one: 'post', many: 'posts', schema: postSchema };
export const substituteKind = { one: 'substitute', many: 'substitutes', schema: substituteSchema };
export const partnerKind = { one: 'partner', many: 'partners', schema: partnerSchema };
export const specialtyKind = { one: 'specialty', many: 'specialties', schema: specialtySchema };

const array = z.array(z.unknown());
const maxNamed = 3;
const maxValueLength = 60;

/** {@link readItems} of a list; `null` when there is none, which is reported. */
export function readList<T>(
  check: ApiCheck,
  kind: ItemKind<T>,
  where: Where,
  list: unknown,
): T[] | null {
  const items = array.safeParse(list);
  if (items.success) return readItems(check, kind, where, items.data);
  check.error(where, { 'list-shape': `There is no array of ${kind.many}.` });
  return null;
}

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
  const isOther = keyOf(item) !== key;
  check.error(where, {
    [`other-${kind.one}`]: isOther && `It is ${keyOf(item)} instead of ${key}.`,
  });
  return item;
}

/** Reads items as the site does, and reports what it drops or does not read. */
export function readItems<T>(
  check: ApiCheck,
  { one, many, schema }: ItemKind<T>,
  where: Where,
  items: readonly unknown[],
): T[] {
  const read: T[] = [];
  const bad: string[] = [];
  const lost = new Map<string, LostValue[]>();
  for (const [index, sent] of items.entries()) {
    const result = schema.safeParse(sent);
    if (!result.success) {
      bad.push(`${one} ${index + 1}: ${fieldsOf(result.error)}`);
      continue;
    }
    read.push(result.data);
    for (const value of lostValues(sent, result.data)) {
      lost.set(value.path, [...(lost.get(value.path) ?? []), value]);
    }
  }
  const of = `of ${items.length} ${items.length === 1 ? one : many}`;
  if (bad.length > 0) {
    const problem = `${bad.length} ${of} cannot be read (${firstOf(bad)}).`;
    check.error({ ...where, subject: 'items' }, { 'item-refused': problem });
  }
  for (const [path, values] of lost) {
    const problem = `\`${path}\` of ${values.length} ${of} has a value that the site does not read, such as ${shorten(values[0]?.value)}.`;
    check.advise({ ...where, subject: path }, { 'value-not-read': problem });
  }
  return read;
}

/** The fields that a schema refuses. */
export function fieldsOf(error: z.ZodError): string {
  const fields = error.issues.map(({ path }) => path.join('.') || 'not an object');
  return [...new Set(fields)].join(', ');
}

function firstOf(texts: string[]): string {
  const left = texts.length - maxNamed;
  return [...texts.slice(0, maxNamed), ...(left > 0 ? [`${left} more`] : [])].join('; ');
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}
