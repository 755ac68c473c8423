import { maxItems } from '@/lib/api/limits';
import { maxPage, pageSchema } from '@/lib/api/schemas/lists';
import type { ApiCheck } from '../api-check.ts';
import { isAbsent, type Outcome } from '../exchange.ts';
import { fieldsOf, type ItemKind, readItems } from '../items.ts';

/** A paged list of the API. */
export type List<T> = {
  operation: 'ads' | 'posts';
  kind: ItemKind<T>;
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

/** What is known of a list after its pages were checked. */
export type SeenList<T> = {
  count: number;
  /** How many items the first page has. */
  pageSize: number;
  /** The items of the first, second and last page. */
  items: T[];
};

type Part<T> = Pick<List<T>, 'operation' | 'kind'>;

/**
 * Reads a page of a list, and reports what the site cannot read; `null` when that is all of it.
 *
 * @param number of the page: one after the first has to exist.
 */
export async function readPage<T>(
  check: ApiCheck,
  list: Part<T>,
  call: string,
  number: number,
): Promise<Page<T> | null> {
  const where = { operation: list.operation, call };
  const outcome = await check.request(where);
  if (number === 1 || !isAbsent(outcome)) return pageOf(check, list, call, outcome);
  const problem = 'There is no such page (404), though by `count`, or by `next`, there has to be.';
  check.error(where, { 'page-missing': problem });
  return null;
}

function pageOf<T>(
  check: ApiCheck,
  { operation, kind }: Part<T>,
  call: string,
  outcome: Outcome,
): Page<T> | null {
  const where = { operation, call };
  const body = check.bodyOf(where, outcome);
  if (body === undefined) return null;
  const page = pageSchema.safeParse(body);
  if (!page.success) {
    const problem = `It is not a page of a list, {count, results, next, previous}: ${fieldsOf(page.error)}.`;
    check.error(where, { 'page-shape': problem });
    return null;
  }
  const { count, results, next, previous } = page.data;
  return {
    call,
    count,
    size: results.length,
    items: readItems(check, kind, where, results),
    hasNext: next !== null,
    hasPrevious: previous !== null,
  };
}

/** Between two requests a new item may move one or two to the next page. */
const maxMoved = 2;

/** What is wrong with the first page, by rule. */
function problemsOfFirst({ size, count, hasNext }: Page<unknown>) {
  return {
    'empty-page': size === 0 && count > 0 && `\`count\` is ${count}, and \`results\` is empty.`,
    'next-missing':
      !(hasNext || size === 0 || count <= size) &&
      `There is no \`next\`, and \`count\` (${count}) is more than the ${size} of the page.`,
    'next-too-many':
      hasNext && count <= size && `There is a \`next\`, and the page holds all ${count}.`,
    'page-too-large':
      size > maxItems.page &&
      `The page has ${size} items, and the site reads ${maxItems.page} of a page.`,
  };
}

/** What is wrong with the second page, by rule. */
function problemsOfSecond(first: Page<{ id: number }>, { items }: Page<{ id: number }>) {
  const ids = new Set(first.items.map(({ id }) => id));
  const repeated = items.filter(({ id }) => ids.has(id)).length;
  const isSame = items.length > 0 && repeated === items.length;
  return {
    'same-page':
      isSame &&
      'It has the same items as the first: `page` is ignored, or not counted as described.',
    'unstable-order':
      !isSame &&
      repeated > maxMoved &&
      `${repeated} items of the first page are on the second too: the order changes between requests.`,
  };
}

/** What is wrong with the last page, by rule, if the list has not changed meanwhile. */
function problemsOfLast(first: Page<unknown>, { count, size, hasNext }: Page<unknown>) {
  const isUnchanged = count === first.count;
  const rest = count % first.size || first.size;
  return {
    'next-on-last':
      isUnchanged &&
      hasNext &&
      'By `count` and the size of the first page this is the last, and it has a `next`.',
    count:
      isUnchanged &&
      size !== rest &&
      `\`count\` says that ${rest} are on the last page, and there are ${size}.`,
  };
}

/**
 * Checks the paging of a list: the first page, the second, the last and those beyond it. `null` when the first
 * cannot be read.
 */
export async function checkPages<T extends { id: number }>(
  check: ApiCheck,
  list: List<T>,
): Promise<SeenList<T> | null> {
  const { operation, callFor } = list;
  const first = await readFirst(check, list);
  if (first === null) {
    check.skip(operation, 'pages and filters', 'the first page cannot be read');
    return null;
  }
  const { count, size } = first;
  const pageCount = size === 0 ? 0 : Math.ceil(count / size);
  if (size === 0) check.skip(operation, 'pages after the first, filters', 'the list is empty');
  if (pageCount === 1) check.skip(operation, 'the second page and the last', 'there is one page');
  const [second, third] = await Promise.all([
    pageCount > 1 ? readPage(check, list, callFor(2), 2) : null,
    pageCount > 2 ? readPage(check, list, callFor(pageCount), pageCount) : null,
  ]);
  const last = pageCount > 2 ? third : second;
  const where = ({ call }: Page<T>) => ({ operation, call });
  check.error(where(first), problemsOfFirst(first));
  check.advise(where(first), {
    'previous-on-first': first.hasPrevious && 'The first page has a `previous`.',
  });
  if (second) check.error(where(second), problemsOfSecond(first, second));
  if (last) check.error(where(last), problemsOfLast(first, last));
  for (const number of size === 0 ? [] : [pageCount + 1, Math.max(pageCount + 2, maxPage)]) {
    await check.expectAbsent('beyond-end', { operation, call: callFor(number) });
  }
  const items = [first, second, third].flatMap((page) => page?.items ?? []);
  const distinct = new Map(items.map((item) => [item.id, item]));
  return { count, pageSize: size, items: [...distinct.values()] };
}

async function readFirst<T>(check: ApiCheck, list: List<T>): Promise<Page<T> | null> {
  const { operation, callFor } = list;
  const where = { operation, call: callFor(1) };
  const outcome = await check.request(where);
  const isMissing =
    isAbsent(outcome) && !isAbsent(await check.request({ operation, call: callFor(2) }));
  if (!isMissing) return pageOf(check, list, where.call, outcome);
  const problem = `The first page does not exist, and the one after it (${callFor(2)}) does: pages are not counted as described.`;
  check.error(where, { 'first-page': problem });
  return null;
}
