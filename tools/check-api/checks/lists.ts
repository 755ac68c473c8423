import type { z } from 'zod';
import { maxItems } from '@/lib/api/limits';
import { maxPage, pageSchema } from '@/lib/api/schemas/lists';
import type { ApiCheck } from '../api-check.ts';
import { inWords, isAbsent, isSuccess } from '../exchange.ts';
import { fieldsOf, type ItemKind, readItems } from '../items.ts';

/** A paged list of the API, and its filters. */
export type List<T, F> = {
  kind: ItemKind<T>;
  /** The call for a page, from 1 as in the URLs of the site. */
  callFor: (page: number, filters?: F) => string;
};

/** A page of a list: its items are those that the site can read, of `size` that the API sent. */
type Page<T> = z.output<typeof pageSchema> & { call: string; size: number; items: T[] };

/** What is known of a list after its pages were checked: the items are those of the first, second and last page. */
export type SeenList<T> = { count: number; pageSize: number; items: T[] };

/** A search of a list by filters, and what it has to find. */
export type Search<T, F> = {
  filters: F;
  /** Whether an item may be found. What must not be found shows that a filter is ignored. */
  isRight: (item: T) => boolean;
  /** How many items there are without the filters, which have to exclude one. */
  total?: number | undefined;
  /** What has to be found, and what is wrong when it is not. */
  wanted?: { isIt: (item: T) => boolean; problem: string } | undefined;
};

/** Between two requests a new item may move one or two to the next page. */
const maxMoved = 2;
/** The most pages on which an item is looked for. */
const maxSearched = 5;

/**
 * Reads a page of a list, and reports what the site cannot read; `null` when that is all of it. A page after the first
 * has to exist.
 */
export async function readPage<T, F>(
  check: ApiCheck,
  { kind, callFor }: List<T, F>,
  number: number,
  filters?: F,
): Promise<Page<T> | null> {
  const call = callFor(number, filters);
  const outcome = await check.request(call);
  if (isAbsent(outcome) && number > 1) {
    const missing =
      'There is no such page (404), though by `count`, or by `next`, there has to be.';
    check.report(call, { 'page-missing': missing });
    return null;
  }
  const next = callFor(2);
  if (isAbsent(outcome) && !filters && !isAbsent(await check.request(next))) {
    const problem = `The first page does not exist, and the one after it (${next}) does: pages are not counted as described.`;
    check.report(call, { 'first-page': problem });
    return null;
  }
  const body = await check.read(call, outcome);
  if (body === undefined) return null;
  const page = pageSchema.safeParse(body);
  if (!page.success) {
    const problem = `It is not a page of a list, {count, results, next, previous}: ${fieldsOf(page.error)}.`;
    check.report(call, { 'page-shape': problem });
    return null;
  }
  const { results } = page.data;
  const items = readItems(check, kind, call, results);
  return { ...page.data, call, size: results.length, items };
}

/** What is wrong with the first page, by rule. */
function problemsOfFirst({ size, count, next, previous }: Page<unknown>) {
  const isAll = count <= size;
  return {
    'empty-page': size === 0 && count > 0 && `\`count\` is ${count}, and \`results\` is empty.`,
    'next-missing':
      next === null &&
      size > 0 &&
      !isAll &&
      `There is no \`next\`, and \`count\` (${count}) is more than the ${size} of the page.`,
    'next-too-many':
      next !== null && isAll && `There is a \`next\`, and the page holds all ${count}.`,
    'page-too-large':
      size > maxItems.page &&
      `The page has ${size} items, and the site reads ${maxItems.page} of a page.`,
    'previous-on-first': previous !== null && 'The first page has a `previous`.',
  };
}

/** What is wrong with the second page, by rule. */
function problemsOfSecond(first: Page<{ id: number }>, { items }: Page<{ id: number }>) {
  const ids = new Set(first.items.map(({ id }) => id));
  const repeated = items.filter(({ id }) => ids.has(id)).length;
  const isSame = items.length > 0 && repeated === items.length;
  const moved = `${repeated} items of the first page are on the second too: the order changes between requests.`;
  return {
    'same-page':
      isSame &&
      'It has the same items as the first: `page` is ignored, or not counted as described.',
    'unstable-order': !isSame && repeated > maxMoved && moved,
  };
}

/** What is wrong with the last page, by rule, if the list has not changed meanwhile. */
function problemsOfLast(first: Page<unknown>, { count, size, next }: Page<unknown>) {
  const isSame = count === first.count;
  const rest = count % first.size || first.size;
  const extra = 'By `count` and the size of the first page this is the last, and it has a `next`.';
  const other = `\`count\` says that ${rest} are on the last page, and there are ${size}.`;
  return {
    'next-on-last': isSame && next !== null && extra,
    count: isSame && size !== rest && other,
  };
}

/**
 * Checks the paging of a list: the first page, the second, the last and those beyond it. `null` when the first
 * cannot be read.
 */
export async function checkPages<T extends { id: number }, F>(
  check: ApiCheck,
  list: List<T, F>,
): Promise<SeenList<T> | null> {
  const first = await readPage(check, list, 1);
  if (first === null) {
    check.skip('pages and filters', 'the first page cannot be read');
    return null;
  }
  const { count, size } = first;
  const pageCount = size === 0 ? 0 : Math.ceil(count / size);
  if (size === 0) check.skip('pages after the first, filters', 'the list is empty');
  if (pageCount === 1) check.skip('the second page and the last', 'there is one page');
  const [second, third] = await Promise.all([
    pageCount > 1 ? readPage(check, list, 2) : null,
    pageCount > 2 ? readPage(check, list, pageCount) : null,
  ]);
  const last = pageCount > 2 ? third : second;
  check.report(first.call, problemsOfFirst(first));
  if (second) check.report(second.call, problemsOfSecond(first, second));
  if (last) check.report(last.call, problemsOfLast(first, last));
  for (const number of size === 0 ? [] : [pageCount + 1, Math.max(pageCount + 2, maxPage)]) {
    await check.expectAbsent('beyond-end', list.callFor(number));
  }
  const items = [first, second, third].flatMap((page) => page?.items ?? []);
  const distinct = new Map(items.map((item) => [item.id, item]));
  return { count, pageSize: size, items: [...distinct.values()] };
}

/**
 * Tries a search: its first two pages, as an API may forget a filter on the second, and more until what is wanted is
 * found. Returns the first page; `null` when a page cannot be read.
 */
export async function checkSearch<T extends { id: number }, F>(
  check: ApiCheck,
  list: List<T, F>,
  search: Search<T, F>,
): Promise<Page<T> | null> {
  const { filters, wanted } = search;
  const pages: Page<T>[] = [];
  const isFound = () => !wanted || pages.some(({ items }) => items.some(wanted.isIt));
  for (let number = 1; number <= maxSearched; number++) {
    const page = await readPage(check, list, number, filters);
    if (page === null) return null;
    pages.push(page);
    const wrong = wrongOf(list, search, page, number === 1);
    if (wrong !== null) {
      check.report(page.call, { 'filter-ignored': wrong });
      return pages[0] ?? null;
    }
    const isEnough = number > 1 || page.size === 0 || page.size >= page.count;
    if (page.next === null || (isEnough && isFound())) break;
  }
  if (!isFound()) reportMissing(check, list, search, pages);
  return pages[0] ?? null;
}

/** What a page of a search has found and must not; `null` for nothing. */
function wrongOf<T extends { id: number }, F>(
  list: List<T, F>,
  { filters, isRight, total = Number.POSITIVE_INFINITY }: Search<T, F>,
  { count, items }: Page<T>,
  isFirst: boolean,
): string | null {
  const [names, many] = [namesOf(list, filters), list.kind.many];
  if (isFirst && count >= total) return `\`${names}\` is ignored: it finds all ${count} ${many}.`;
  const wrong = items.filter((item) => !isRight(item)).map(({ id }) => id);
  if (wrong.length === 0) return null;
  return `\`${names}\` finds ${many} that do not match: ${wrong.slice(0, 3).join(', ')} (${wrong.length} of ${items.length}).`;
}

/** The parameters that filters add to the call of a list. */
function namesOf<T, F>({ callFor }: List<T, F>, filters: F): string {
  const parameters = (call: string) => [...new URL(call, 'http://api.invalid').searchParams.keys()];
  const usual = parameters(callFor(1));
  return parameters(callFor(1, filters))
    .filter((name) => !usual.includes(name))
    .join(', ');
}

function reportMissing<T, F>(
  check: ApiCheck,
  list: List<T, F>,
  { filters, wanted }: Search<T, F>,
  pages: Page<T>[],
): void {
  const last = pages.at(-1);
  const size = pages.reduce((sum, page) => sum + page.size, 0);
  // It may be on a page that was not read, or that no `next` leads to, which is another fault.
  if (!last || !wanted || last.next !== null || size < last.count) {
    const what = `that ${namesOf(list, filters)} finds what it has to`;
    check.skip(what, 'it is not on the first pages');
  } else check.report(last.call, { 'filter-excludes': wanted.problem });
}

/** Tries a search that has to find nothing, which is not a failure. */
export async function checkNothingFound<T extends { id: number }, F>(
  check: ApiCheck,
  list: List<T, F>,
  search: Search<T, F>,
): Promise<void> {
  const call = list.callFor(1, search.filters);
  const outcome = await check.request(call);
  if (isSuccess(outcome)) {
    await checkSearch(check, list, search);
    return;
  }
  const problem = `${inWords(outcome)} A search that finds nothing has status 200, and no results.`;
  check.report(call, { 'nothing-found': problem });
}

/** Values, and how often each occurs, the rarest first. */
export function byFrequency<T>(values: readonly T[]): { value: T; count: number }[] {
  return [...new Set(values)]
    .map((value) => ({ value, count: values.filter((other) => other === value).length }))
    .sort((one, other) => one.count - other.count);
}
