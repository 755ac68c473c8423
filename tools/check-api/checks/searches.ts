import type { ApiCheck } from '../api-check.ts';
import { inWords, isSuccess } from '../exchange.ts';
import { type List, type Page, readPage } from './pages.ts';

/** A search of a list by filters, and what it has to find. */
export type Search<T> = {
  /** The parameters. */
  names: string;
  callFor: (page: number) => string;
  /** Whether an item may be found. What must not be found shows that a filter is ignored. */
  isRight: (item: T) => boolean;
  /** How many items there are without the filters, which have to exclude one. */
  total?: number;
  /** What has to be found, and what is wrong when it is not. */
  wanted?: { isIt: (item: T) => boolean; problem: string };
};

/** A search that cannot be tried, and why. */
type Untried = { names: string; reason: string };

/** The most pages on which an item is looked for. */
const maxPages = 5;

/**
 * Tries a search: its first two pages, as an API may forget a filter on the second, and more until what is wanted is
 * found. Returns the first page; `null` when a page cannot be read.
 */
export async function checkSearch<T extends { id: number }>(
  check: ApiCheck,
  list: List<T>,
  search: Search<T> | Untried,
): Promise<Page<T> | null> {
  const { operation, kind } = list;
  if ('reason' in search) {
    check.skip(operation, `the filter \`${search.names}\``, search.reason);
    return null;
  }
  const { callFor, wanted } = search;
  const pages: Page<T>[] = [];
  const isFound = () => !wanted || pages.some(({ items }) => items.some(wanted.isIt));
  while (pages.length < maxPages) {
    const number = pages.length + 1;
    const page = await readPage(check, list, callFor(number), number);
    if (page === null) return null;
    pages.push(page);
    const wrong = wrongOf(search, page, number === 1, kind.many);
    if (wrong !== null) {
      check.error({ operation, call: page.call }, { 'filter-ignored': wrong });
      return pages[0] ?? null;
    }
    const isEnough = number > 1 || page.size === 0 || page.size >= page.count;
    if (!page.hasNext || (isEnough && isFound())) break;
  }
  if (!isFound()) reportMissing(check, list, search, pages);
  return pages[0] ?? null;
}

/** What a search finds and must not; `null` for nothing. */
function wrongOf<T extends { id: number }>(
  { names, isRight, total = Number.POSITIVE_INFINITY }: Search<T>,
  { count, items }: Page<T>,
  isFirst: boolean,
  many: string,
): string | null {
  if (isFirst && count >= total) return `\`${names}\` is ignored: it finds all ${count} ${many}.`;
  const wrong = items.filter((item) => !isRight(item)).map(({ id }) => id);
  if (wrong.length === 0) return null;
  return `\`${names}\` finds ${many} that do not match: ${wrong.slice(0, 3).join(', ')} (${wrong.length} of ${items.length}).`;
}

function reportMissing<T>(
  check: ApiCheck,
  { operation }: List<T>,
  { names, wanted }: Search<T>,
  pages: Page<T>[],
): void {
  const last = pages.at(-1);
  const size = pages.reduce((sum, page) => sum + page.size, 0);
  // It may be on a page that was not read, or that no `next` leads to, which is another fault.
  if (!last || !wanted || last.hasNext || size < last.count) {
    check.skip(operation, `that ${names} finds what it has to`, 'it is not on the first pages');
  } else {
    check.error({ operation, call: last.call }, { 'filter-excludes': wanted.problem });
  }
}

/** Tries a search that has to find nothing, which is not a failure. */
export async function checkNothingFound<T extends { id: number }>(
  check: ApiCheck,
  list: List<T>,
  search: Search<T>,
): Promise<void> {
  const where = { operation: list.operation, call: search.callFor(1) };
  const outcome = await check.request(where);
  if (isSuccess(outcome)) {
    await checkSearch(check, list, search);
    return;
  }
  const problem = `${inWords(outcome)} A search that finds nothing has status 200, and no results.`;
  check.error(where, { 'nothing-found': problem });
}

/** Values, and how often each occurs, the rarest first. */
export function byFrequency<T>(values: readonly T[]): { value: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => one.count - other.count);
}
