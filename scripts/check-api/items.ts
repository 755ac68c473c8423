import type { z } from 'zod';
import type { ApiCheck } from './api-check.ts';
import { type LostValue, lostValues } from './lost-values.ts';
import type { OperationName } from './operations.ts';

/** How the site reads the items of one kind, and what it does with those that it cannot read. */
export type ItemKind<T> = {
  /** `ad` and `ads`. */
  names: [one: string, many: string];
  schema: z.ZodType<T>;
  /** What becomes of an item that the schema refuses. */
  dropped: string;
};

type Source = {
  operation: OperationName;
  call: string;
  /** Instead of {@link ItemKind.dropped}. */
  dropped?: string;
};

/** An item as the API sent it, and as the site reads it. */
export type Item<T> = { sent: unknown; read: T };

const maxNamed = 3;
const maxValueLength = 60;

/** Reads items as the site does, and reports what it drops or does not read. */
export function readItems<T>(
  check: ApiCheck,
  { names: [one, many], schema, dropped }: ItemKind<T>,
  source: Source,
  items: readonly unknown[],
): Item<T>[] {
  const read: Item<T>[] = [];
  const bad: string[] = [];
  const lost = new Map<string, LostValue[]>();
  for (const [index, sent] of items.entries()) {
    const result = schema.safeParse(sent);
    if (!result.success) {
      bad.push(`${one} ${index + 1}: ${fieldsOf(result.error)}`);
      continue;
    }
    read.push({ sent, read: result.data });
    for (const value of lostValues(sent, result.data)) {
      lost.set(value.path, [...(lost.get(value.path) ?? []), value]);
    }
  }
  if (bad.length > 0) {
    check.error(
      'item-refused',
      { ...source, subject: 'items' },
      `${bad.length} of ${items.length} ${items.length === 1 ? one : many} cannot be read (${firstOf(bad)}).`,
      source.dropped ?? dropped,
    );
  }
  for (const [path, values] of lost) {
    check.advise(
      'value-not-read',
      { ...source, subject: path },
      `\`${path}\` of ${values.length} of ${items.length} ${items.length === 1 ? one : many} has a value that the site does not read, such as ${shorten(values[0]?.value)}.`,
      'The site shows what it shows when there is no value.',
    );
  }
  return read;
}

function fieldsOf(error: z.ZodError): string {
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
