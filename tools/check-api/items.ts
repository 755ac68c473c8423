import type { z } from 'zod';
import { adSchema, specialtySchema } from '@/lib/api/schemas/ad';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { postSchema } from '@/lib/api/schemas/post';
import type { ApiCheck } from './api-check.ts';

type LostValue = { path: string; value: unknown };

/**
 * The values that the API sent and the site does not read: compares the input of a schema with its output, where one
 * that cannot be read is `null`, a flag is `false`, and an item of a list is missing.
 */
export function lostValues(sent: unknown, read: unknown, path = ''): LostValue[] {
  if (isBlank(sent)) return [];
  if (!isRecord(read) || !isRecord(sent)) return isLost(sent, read) ? [{ path, value: sent }] : [];
  return Object.entries(read).flatMap(([key, value]) =>
    lostValues(sent[key], value, path === '' ? key : `${path}.${key}`),
  );
}

function isLost(sent: unknown, read: unknown): boolean {
  if (read === false) return !/^(?:false|0)$/i.test(String(sent));
  if (Array.isArray(read)) return !Array.isArray(sent) || sent.length > read.length;
  // A text may stand for an object, as the name of a tag does.
  return read === null || (isRecord(read) && isBlank(read));
}

/** Whether a value is one of those with which an API says that there is none. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isBlank);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A kind of items: its names, and the schema that the site reads one with. */
export type ItemKind<T> = { one: string; many: string; schema: z.ZodType<T> };

export const kinds = {
  ad: { one: 'ad', many: 'ads', schema: adSchema },
  post: { one: 'post', many: 'posts', schema: postSchema },
  substitute: { one: 'substitute', many: 'substitutes', schema: substituteSchema },
  partner: { one: 'partner', many: 'partners', schema: partnerSchema },
  specialty: { one: 'specialty', many: 'specialties', schema: specialtySchema },
};

const maxNamed = 3;
const maxValueLength = 60;

/**
 * Reads the items of an operation whose response has all of them, and reports an empty list; `null` without a list.
 * @param list where the list is in the response, and the rule that it breaks when it is empty.
 */
export async function readArray<T>(
  check: ApiCheck,
  kind: ItemKind<T>,
  call: string,
  list = { of: (body: unknown): unknown => body, emptyRule: 'empty' },
): Promise<T[] | null> {
  const body = await check.read(call);
  if (body === undefined) return null;
  const sent = list.of(body);
  if (Array.isArray(sent)) {
    check.report(call, { [list.emptyRule]: sent.length === 0 && 'The list is empty.' });
    return readItems(check, kind, call, sent);
  }
  check.report(call, { 'list-shape': `There is no array of ${kind.many}.` });
  return null;
}

/** Reads an item that is the whole response; `null` when it cannot be read. */
export async function readSingle<T>(
  check: ApiCheck,
  kind: ItemKind<T>,
  call: string,
): Promise<T | null> {
  const body = await check.read(call);
  const [item] = body === undefined ? [] : readItems(check, kind, call, [body]);
  return item ?? null;
}

/** Reads items as the site does, and reports the items that it drops and the values that it does not read. */
export function readItems<T>(
  check: ApiCheck,
  { one, many, schema }: ItemKind<T>,
  call: string,
  items: readonly unknown[],
): T[] {
  const read: T[] = [];
  const bad: string[] = [];
  const lost: LostValue[] = [];
  for (const [index, sent] of items.entries()) {
    const { data, error } = schema.safeParse(sent);
    if (error) {
      bad.push(`${one} ${index + 1}: ${fieldsOf(error)}`);
      continue;
    }
    read.push(data);
    lost.push(...lostValues(sent, data));
  }
  const of = `of ${items.length} ${items.length === 1 ? one : many}`;
  const named = bad.slice(0, maxNamed).join('; ');
  const refused = `${bad.length} ${of} cannot be read, such as ${named}.`;
  check.report(call, { 'item-refused': bad.length > 0 && refused }, { subject: 'items' });
  for (const path of new Set(lost.map((each) => each.path))) {
    const values = lost.filter((each) => each.path === path);
    const example = JSON.stringify(values[0]?.value)?.slice(0, maxValueLength) ?? 'nothing';
    const problem = `\`${path}\` of ${values.length} ${of} has a value that the site does not read, such as ${example}.`;
    check.report(call, { 'value-not-read': problem }, { subject: path });
  }
  return read;
}

/** The fields that a schema refuses. */
export function fieldsOf(error: z.ZodError): string {
  const fields = error.issues.map(({ path }) => path.join('.') || 'not an object');
  return [...new Set(fields)].join(', ');
}
