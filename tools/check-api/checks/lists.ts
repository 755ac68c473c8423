import type { z } from 'zod';
import { maxItems } from '@/lib/api/limits';
import { maxPage, pageSchema } from '@/lib/api/schemas/lists';
import { ApiCheck } from '../api-check.ts';
import { inWords, isAbsent, isSuccess } from '../exchange.ts';
import { fieldsOf, type ItemKind, readItems } from '../items.ts';

/** A page of a list: its items are those that the site can read, of `size` that the API sent. */
type Page<T> = z.output<typeof pageSchema> & { call: string; size: number; items: T[] };

/** A list after the check of its pages: the items are those of the first, second and last page. */
export type SeenList<T> = { count: number; pageSize: number; items: T[] };

/** A search of a list by filters, and what it has to find. */
export type Search<T, Filters> = {
  /** The parameters of the filters. */
  name: string;
  filters: Filters;
  /** Whether the search may find an item, by default any: it finds others when the API ignores a filter. */
  isRight?: (item: T) => boolean;
  /** How many items there are without the filters, which have to exclude one. */
  total?: number;
  /** An item that the search has to find, and the problem when it does not. */
  wanted?: { isIt: (item: T) => boolean; problem: string };
};

/** A search, or the reason why it cannot be tried. */
export type Trial<T, Filters> = Search<T, Filters> | { name: string; reason: string };

/** Between two requests a new item may move one or two to the next page. */
const maxMoved = 2;
/** The most pages on which an item is looked for. */
const maxSearched = 5;

/** The check of an operation that returns a page of a list: its pages and its filters. */
export abstract class ListCheck<T extends { id: number }, Filters> extends ApiCheck {
  abstract readonly kind: ItemKind<T>;
  /** The call for a page, from 1 as in the URLs of the site. */
  abstract readonly callFor: (page: number, filters?: Filters) => string;

  /** Reads a page; `null` when the site cannot read it, which is reported. Pages after the first have to exist. */
  async readPage(number: number, filters?: Filters): Promise<Page<T> | null> {
    const call = this.callFor(number, filters);
    const outcome = await this.request(call);
    if (isAbsent(outcome) && number > 1) {
      const problem = 'It does not exist, and by `count` or `next` it has to.';
      this.report(call, { 'page-missing': problem });
      return null;
    }
    const next = this.callFor(2);
    if (isAbsent(outcome) && !filters && !isAbsent(await this.request(next))) {
      this.report(call, { 'first-page': `It does not exist, and ${next} does.` });
      return null;
    }
    const body = await this.read(call, outcome);
    if (body === undefined) return null;
    const { data: page, error } = pageSchema.safeParse(body);
    if (error) {
      this.report(call, { 'page-shape': `It is not a page of a list: ${fieldsOf(error)}.` });
      return null;
    }
    const items = readItems(this, this.kind, call, page.results);
    return { ...page, call, size: page.results.length, items };
  }

  /** Checks the first page, the second, the last and two beyond it; returns `null` when the first cannot be read. */
  async checkPages(): Promise<SeenList<T> | null> {
    const first = await this.readPage(1);
    if (first === null) {
      this.skip('pages and filters', 'the first page cannot be read');
      return null;
    }
    const { count, size } = first;
    const pageCount = size === 0 ? 0 : Math.ceil(count / size);
    if (size === 0) this.skip('pages after the first, filters', 'the list is empty');
    if (pageCount === 1) this.skip('the second page and the last', 'there is one page');
    const [second, third] = await Promise.all([
      pageCount > 1 ? this.readPage(2) : null,
      pageCount > 2 ? this.readPage(pageCount) : null,
    ]);
    const last = pageCount > 2 ? third : second;
    this.#checkFirst(first);
    if (second) this.#checkSecond(first, second);
    if (last) this.#checkLast(first, last);
    for (const number of size === 0 ? [] : [pageCount + 1, Math.max(pageCount + 2, maxPage)]) {
      await this.expectAbsent('beyond-end', this.callFor(number));
    }
    const items = [first, second, last].flatMap((page) => page?.items ?? []);
    const distinct = new Map(items.map((item) => [item.id, item]));
    return { count, pageSize: size, items: [...distinct.values()] };
  }

  #checkFirst({ call, size, count, next, previous }: Page<T>): void {
    const isAll = size >= count;
    const has = `It has ${size} of ${count} items`;
    this.report(call, {
      'empty-page': size === 0 && !isAll && `${has}.`,
      'next-missing': size > 0 && !isAll && next === null && `${has}, and no \`next\`.`,
      'next-too-many': isAll && next !== null && `${has}, and a \`next\`.`,
      'page-too-large': size > maxItems.page && `${has}, and the site reads ${maxItems.page}.`,
      'previous-on-first': previous !== null && 'The first page has a `previous`.',
    });
  }

  #checkSecond(first: Page<T>, { call, items }: Page<T>): void {
    const ids = new Set(first.items.map(({ id }) => id));
    const repeated = items.filter(({ id }) => ids.has(id)).length;
    const isSame = repeated > 0 && repeated === items.length;
    const has = `${repeated} of its ${items.length} items are on the first page too`;
    this.report(call, {
      'same-page': isSame && `${has}: \`page\` is ignored, or not counted as described.`,
      'unstable-order':
        !isSame && repeated > maxMoved && `${has}: the order changes between requests.`,
    });
  }

  /** Checks the last page, unless the list has changed meanwhile. */
  #checkLast(first: Page<T>, { call, count, size, next }: Page<T>): void {
    if (count !== first.count) return;
    const rest = count % first.size || first.size;
    const should = `By \`count\` and the size of the first page it is the last, with ${rest} items`;
    this.report(call, {
      'next-on-last': next !== null && `${should}, and it has a \`next\`.`,
      count: size !== rest && `${should}, and it has ${size}.`,
    });
  }

  /** Tries searches, one after the other. */
  async tryAll(trials: readonly Trial<T, Filters>[]): Promise<void> {
    for (const trial of trials) {
      if ('reason' in trial) this.skip(`the filter \`${trial.name}\``, trial.reason);
      else await this.search(trial);
    }
  }

  /**
   * Tries a search: its first two pages, as an API may forget a filter on the second, and more until the expected item is
   * found. Returns the first page; `null` when a page cannot be read.
   */
  async search(search: Search<T, Filters>): Promise<Page<T> | null> {
    const { name, filters, wanted } = search;
    const pages: Page<T>[] = [];
    let isFound = wanted === undefined;
    let page: Page<T> | null;
    do {
      page = await this.readPage(pages.length + 1, filters);
      if (page === null) return null;
      pages.push(page);
      const wrong = this.#wrongOf(search, page, pages.length);
      this.report(page.call, { 'filter-ignored': wrong });
      if (wrong !== false) return pages[0] ?? null;
      isFound ||= page.items.some((item) => wanted?.isIt(item));
    } while (hasMore(page) && pages.length < maxSearched && !(isFound && pages.length > 1));
    const size = pages.reduce((sum, each) => sum + each.size, 0);
    // With a `next` the item may be on another page.
    const isWhole = page.next === null && size >= page.count;
    const problem = wanted?.problem ?? false;
    this.report(page.call, { 'filter-excludes': !isFound && isWhole && problem });
    if (!isFound && !isWhole) {
      this.skip(`that ${name} finds what it has to`, 'it is not on the first pages');
    }
    return pages[0] ?? null;
  }

  /** A sentence on what a page of a search has found and must not. */
  #wrongOf(search: Search<T, Filters>, { count, items }: Page<T>, number: number): string | false {
    const { name, isRight = () => true, total = Number.POSITIVE_INFINITY } = search;
    const { many } = this.kind;
    if (number === 1 && count >= total)
      return `\`${name}\` is ignored: it finds all ${count} ${many}.`;
    const wrong = items.filter((item) => !isRight(item)).map(({ id }) => id);
    const shown = `${wrong.slice(0, 3).join(', ')} (${wrong.length} of ${items.length})`;
    return wrong.length > 0 && `\`${name}\` finds ${many} that do not match: ${shown}.`;
  }

  /** Tries a search that has to find nothing, which is not a failure. */
  async expectNothing(search: Search<T, Filters>): Promise<void> {
    const call = this.callFor(1, search.filters);
    const outcome = await this.request(call);
    const problem = `${inWords(outcome)} A search that finds nothing has status 200, and no results.`;
    this.report(call, { 'nothing-found': !isSuccess(outcome) && problem });
    if (isSuccess(outcome)) await this.search(search);
  }
}

function hasMore({ next, size, count }: Page<unknown>): boolean {
  return next !== null && size > 0 && size < count;
}

/**
 * Returns a search by the commonest value that some item lacks, as it most likely has several pages.
 * @param others values that items may have: one that no item has takes the place of a missing commonest one.
 */
export function searchByValue<T, Filters, Value>(
  name: string,
  { items, count: total }: SeenList<T>,
  valuesOf: (item: T) => readonly Value[],
  filtersBy: (value: Value) => Filters,
  others: readonly Value[] = [],
): Trial<T, Filters> {
  const counts = new Map<Value, number>();
  for (const value of items.flatMap((item) => [...new Set(valuesOf(item))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const differing = [...counts].filter(([, count]) => count < items.length);
  const [commonest] = differing.sort(([, one], [, other]) => other - one);
  const value = commonest?.[0] ?? others.find((other) => !counts.has(other));
  if (value === undefined) return { name, reason: 'the items seen do not differ by it' };
  const isRight = (item: T) => valuesOf(item).includes(value);
  const problem = `Items have \`${name}\` ${value}, and none is found.`;
  const wanted = commonest && { isIt: isRight, problem };
  return { name, filters: filtersBy(value), isRight, total, wanted };
}
