import { pageSchema } from '@/lib/api/resources/paged';
import type { ApiCheck } from './api-check.ts';
import { type ItemKind, readItems } from './items.ts';
import { operations } from './operations.ts';

/** A paged list of the API. */
export type List<T> = {
  operation: 'ads' | 'posts';
  kind: ItemKind<T>;
  /** The path of the list on the site. */
  sitePath: string;
  /** The call for a page, from 1 as in the URLs of the site. */
  callFor: (page: number) => string;
};

/** A page of a list. */
export type Page<T> = {
  call: string;
  count: number;
  /** How many items the API sent. */
  size: number;
  /** Those that the site can read. */
  items: T[];
  hasNext: boolean;
  hasPrevious: boolean;
};

/** Reads a page of a list, and reports what the site cannot read; `null` when that is all of it. */
export async function readPage<T>(
  check: ApiCheck,
  { operation, kind }: Pick<List<T>, 'operation' | 'kind'>,
  call: string,
  effect?: string,
): Promise<Page<T> | null> {
  const body = await check.read(operation, call, effect);
  return body === undefined ? null : parsePage(check, { operation, kind }, call, body);
}

/** {@link readPage} for a body that has been received. */
export function parsePage<T>(
  check: ApiCheck,
  { operation, kind }: Pick<List<T>, 'operation' | 'kind'>,
  call: string,
  body: unknown,
): Page<T> | null {
  const page = pageSchema.safeParse(body);
  if (!page.success) {
    const fields = page.error.issues.map(({ path }) => path.join('.') || 'not an object');
    check.error(
      'page-shape',
      { operation, call },
      `It is not a page of a list, {count, results, next, previous}: ${fields.join(', ')}.`,
      operations[operation].failure,
    );
    return null;
  }
  const { count, results, next, previous } = page.data;
  return {
    call,
    count,
    size: results.length,
    items: readItems(check, kind, { operation, call }, results).map(({ read }) => read),
    hasNext: next !== null,
    hasPrevious: previous !== null,
  };
}
