import { z } from 'zod';
import { adSchema, specialtySchema } from '@/lib/api/schemas/ad';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { postSchema } from '@/lib/api/schemas/post';
import type { ApiCheck } from './api-check.ts';

/** A value of the API that the site does not read: where it is, and what it is. */
export type LostValue = { path: string; value: unknown };

/**
 * What the API sent and the site does not read, by comparing what a schema was given with what it made of it:
 * there a value that cannot be read is `null`, a flag is `false`, and an item of a list is missing.
 */
export function lostValues(sent: unknown, read: unknown, path = ''): LostValue[] {
  if (isBlank(sent)) return [];
  if (read === null) return [{ path, value: sent }];
  if (read === false) return isNo(sent) ? [] : [{ path, value: sent }];
  if (Array.isArray(read)) {
    const isWhole = Array.isArray(sent) && sent.length <= read.length;
    return isWhole ? [] : [{ path, value: sent }];
  }
  if (!isRecord(read)) return [];
  // A text may stand for an object, as the name of a tag does.
  if (!isRecord(sent)) return isBlank(read) ? [{ path, value: sent }] : [];
  return Object.entries(read).flatMap(([key, value]) =>
    lostValues(sent[key], value, path === '' ? key : `${path}.${key}`),
  );
}

/** Nothing, in one of the ways an API has of writing it. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isBlank);
}

function isNo(value: unknown): boolean {
  return value === false || value === 0 || /^(?:false|0)$/i.test(String(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of one kind: their names, and the schema that the site reads them with. */
export type ItemKind<T> = { one: string; many: string; schema: z.ZodType<T> };

export const kinds = {
  ad: { one: 'ad', many: 'ads', schema: adSchema },
  post: { one: 'post', many: 'posts', schema: postSchema },
  substitute: { one: 'substitute', many: 'substitutes', schema: substituteSchema },
  partner: { one: 'partner', many: 'partners', schema: partnerSchema },
  specialty: { one: 'specialty', many: 'specialties', schema: specialtySchema },
};

const array = z.array(z.unknown());
const maxNamed = 3;
const maxValueLength = 60;

/** Reads the items of an operation whose response is a list, and reports an empty one. */
export async function readArray<T>(check: ApiCheck, kind: ItemKind<T>, call: string): Promise<T[]> {
  const sent = await check.read(call);
  if (sent === undefined) return [];
  const items = readList(check, kind, call, sent);
  const isEmpty = Array.isArray(sent) && sent.length === 0;
  check.report(call, { empty: isEmpty && 'The list is empty.' });
  return items ?? [];
}

/** {@link readItems} of a list; `null` when there is none, which is reported. */
export function readList<T>(
  check: ApiCheck,
  kind: ItemKind<T>,
  call: string,
  list: unknown,
): T[] | null {
  const items = array.safeParse(list);
  if (items.success) return readItems(check, kind, call, items.data);
  check.report(call, { 'list-shape': `There is no array of ${kind.many}.` });
  return null;
}

/**
 * Reads an item that stands alone, and reports another one in its place; `null` when it cannot be read.
 * @param key the id or slug that is requested.
 */
export async function readSingle<T, Key extends string | number>(
  check: ApiCheck,
  kind: ItemKind<T>,
  call: string,
  key: Key,
  keyOf: (item: T) => Key,
): Promise<T | null> {
  const body = await check.read(call);
  const [item] = body === undefined ? [] : readItems(check, kind, call, [body]);
  if (item === undefined) return null;
  const found = keyOf(item);
  const problem = `It is ${found} instead of ${key}.`;
  check.report(call, { [`other-${kind.one}`]: found !== key && problem });
  return item;
}

/** Reads items as the site does, and reports what it drops or does not read. */
export function readItems<T>(
  check: ApiCheck,
  { one, many, schema }: ItemKind<T>,
  call: string,
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
    const left = bad.length > maxNamed ? [`${bad.length - maxNamed} more`] : [];
    const named = [...bad.slice(0, maxNamed), ...left].join('; ');
    const problem = `${bad.length} ${of} cannot be read (${named}).`;
    check.report(call, { 'item-refused': problem }, { subject: 'items' });
  }
  for (const [path, values] of lost) {
    const example = JSON.stringify(values[0]?.value) ?? 'nothing';
    const shown =
      example.length > maxValueLength ? `${example.slice(0, maxValueLength)}…` : example;
    const problem = `\`${path}\` of ${values.length} ${of} has a value that the site does not read, such as ${shown}.`;
    check.report(call, { 'value-not-read': problem }, { subject: path });
  }
  return read;
}

/** The fields that a schema refuses. */
export function fieldsOf(error: z.ZodError): string {
  const fields = error.issues.map(({ path }) => path.join('.') || 'not an object');
  return [...new Set(fields)].join(', ');
}
