import { pageSchema } from '@/lib/api/resources/paged';
import type { ApiCheck } from './api-check.ts';
import { isAbsent } from './exchange.ts';
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

type Part<T> = Pick<List<T>, 'operation' | 'kind'>;

/** Reads a page of a list, and reports what the site cannot read; `null` when that is all of it. */
export async function readPage<T>(
  check: ApiCheck,
  list: Part<T>,
  call: string,
): Promise<Page<T> | null> {
  const body = await check.read(list.operation, call);
  return body === undefined ? null : parsePage(check, list, call, body);
}

/** {@link readPage} for one after the first, where a 404 leads back to the first. */
export async function readLaterPage<T>(
  check: ApiCheck,
  list: Part<T>,
  call: string,
): Promise<Page<T> | null> {
  const outcome = await check.get(list.operation, call);
  const where = { operation: list.operation, call };
  if (isAbsent(outcome)) {
    check.error(
      'page-missing',
      where,
      'There is no such page (404), though by `count`, or by `next`, there has to be.',
      'A link to it leads back to the first page: « Cette page est vide, retour à la première page. ».',
    );
    return null;
  }
  const body = check.bodyOf(where, outcome);
  return body === undefined ? null : parsePage(check, list, call, body);
}

/** {@link readPage} for a body that has been received. */
export function parsePage<T>(
  check: ApiCheck,
  { operation, kind }: Part<T>,
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
