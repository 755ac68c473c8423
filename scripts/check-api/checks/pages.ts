import { maxItems } from '@/lib/api/limits';
import { maxPage } from '@/lib/api/resources/paged';
import type { ApiCheck } from '../api-check.ts';
import { isAbsent } from '../exchange.ts';
import { type List, type Page, parsePage, readLaterPage } from '../read-page.ts';

type Identified = { id: number };

/** What is known of a list after its pages were checked. */
export type SeenList<T> = {
  count: number;
  /** How many items the first page has. */
  pageSize: number;
  /** The items of the first, second and last page. */
  items: T[];
};

/** Between two requests a new item may move one or two to the next page. */
const maxMoved = 2;

/**
 * Checks the paging of a list: the first page, the second, the last and those beyond it. `null` when the first
 * cannot be read.
 */
export async function checkPages<T extends Identified>(
  check: ApiCheck,
  list: List<T>,
): Promise<SeenList<T> | null> {
  const first = await readFirst(check, list);
  if (first === null) return null;
  checkLinks(check, list, first);
  if (first.size === 0) {
    check.skip(list.operation, 'pages after the first, filters', 'the list is empty');
    return { count: 0, pageSize: 0, items: [] };
  }
  checkSize(check, list, first);
  const pageCount = Math.ceil(first.count / first.size);
  const others = await readOthers(check, list, first, pageCount);
  await checkBeyond(check, list, pageCount);
  const items = distinct([first, ...others].flatMap((page) => page.items));
  return { count: first.count, pageSize: first.size, items };
}

async function readFirst<T>(check: ApiCheck, list: List<T>): Promise<Page<T> | null> {
  const call = list.callFor(1);
  const outcome = await check.get(list.operation, call);
  if (isAbsent(outcome)) {
    const second = await check.get(list.operation, list.callFor(2));
    if (!isAbsent(second)) {
      check.error(
        'first-page',
        { operation: list.operation, call },
        `The first page does not exist, and the one after it (${list.callFor(2)}) does: pages are not counted as in the specification.`,
        `${list.sitePath} shows a failure with status 503, and so do its filters.`,
      );
      return null;
    }
  }
  const body = check.bodyOf({ operation: list.operation, call }, outcome);
  return body === undefined ? null : parsePage(check, list, call, body);
}

/** The site reads so many items of a page. */
function checkSize<T>(check: ApiCheck, list: List<T>, first: Page<T>): void {
  if (first.size <= maxItems.page) return;
  check.error(
    'page-too-large',
    { operation: list.operation, call: first.call },
    `The page has ${first.size} items, and the site reads ${maxItems.page} of a page.`,
    `${list.sitePath} leaves out the others of each page, and logs « items dropped ».`,
  );
}

/** Whether `count`, `next` and `previous` fit the first page. */
function checkLinks<T>(check: ApiCheck, list: List<T>, first: Page<T>): void {
  const where = { operation: list.operation, call: first.call };
  if (first.size === 0 && first.count > 0) {
    check.error(
      'empty-page',
      where,
      `\`count\` is ${first.count}, and \`results\` is empty.`,
      `${list.sitePath} says that there is nothing${list.operation === 'ads' ? ', and there is no search by place, whose index needs all ads' : ''}.`,
    );
    return;
  }
  if (!first.hasNext && first.count > first.size) {
    check.error(
      'next-missing',
      where,
      `There is no \`next\`, and \`count\` (${first.count}) is more than the ${first.size} of the page.`,
      `${list.sitePath} leads to no second page, and the sitemap lists the first alone${list.operation === 'ads' ? '; the index of the search by place is incomplete, or there is none' : ''}.`,
    );
  }
  if (first.hasNext && first.count <= first.size) {
    check.error(
      'next-too-many',
      where,
      `There is a \`next\`, and the page holds all ${first.count}.`,
      `${list.sitePath} leads to a page that is empty or does not exist.`,
    );
  }
  if (first.hasPrevious) {
    check.advise(
      'previous-on-first',
      where,
      'The first page has a `previous`.',
      'None on pages, which count by themselves. The API of the site passes it on.',
    );
  }
}

/** Reads the second page and the last, and compares them with the first. */
async function readOthers<T extends Identified>(
  check: ApiCheck,
  list: List<T>,
  first: Page<T>,
  pageCount: number,
): Promise<Page<T>[]> {
  if (pageCount < 2) {
    check.skip(list.operation, 'the second page and the last', 'the list has one page');
    return [];
  }
  const [second, last] = await Promise.all([
    readLaterPage(check, list, list.callFor(2)),
    pageCount > 2 ? readLaterPage(check, list, list.callFor(pageCount)) : null,
  ]);
  if (second !== null) checkSecond(check, list, first, second);
  const final = pageCount > 2 ? last : second;
  if (final !== null) checkLast(check, list, first, { ...final, number: pageCount });
  return [second, last].filter((page) => page !== null);
}

function checkSecond<T extends Identified>(
  check: ApiCheck,
  list: List<T>,
  first: Page<T>,
  second: Page<T>,
): void {
  const where = { operation: list.operation, call: second.call };
  const ids = new Set(first.items.map(({ id }) => id));
  const repeated = second.items.filter(({ id }) => ids.has(id));
  const [, many] = list.kind.names;
  if (second.items.length > 0 && repeated.length === second.items.length) {
    check.error(
      'same-page',
      where,
      `The first and the second page have the same ${many}: \`page\` is ignored, or pages are not counted as in the specification (from ${list.operation === 'ads' ? 'zero' : 'one'}).`,
      `The second page of ${list.sitePath} shows the ${many} of the first again.`,
    );
  } else if (repeated.length > maxMoved) {
    check.error(
      'unstable-order',
      where,
      `${repeated.length} ${many} of the first page are on the second too: the order changes between requests.`,
      `Visitors see some ${many} twice and others never${list.operation === 'ads' ? ', and the search by place misses some' : ''}.`,
    );
  }
}

function checkLast<T>(
  check: ApiCheck,
  list: List<T>,
  first: Page<T>,
  last: Page<T> & { number: number },
): void {
  // The list has changed meanwhile.
  if (last.count !== first.count) return;
  const where = { operation: list.operation, call: last.call };
  if (last.hasNext) {
    check.error(
      'next-on-last',
      where,
      `By \`count\` and the size of the first page this is the last, and it has a \`next\`.`,
      `${list.sitePath} leads on to a page that is empty or does not exist, or \`count\` is too small and the sitemap ends before the list.`,
    );
  }
  const expected = first.count - (last.number - 1) * first.size;
  if (last.size !== expected) {
    check.error(
      'count',
      where,
      `\`count\` says that ${expected} are on the last page, and there are ${last.size}.`,
      `The line « N ${list.operation === 'ads' ? 'annonces trouvées' : 'articles trouvés'} » is wrong.`,
    );
  }
}

async function checkBeyond<T>(check: ApiCheck, list: List<T>, pageCount: number): Promise<void> {
  const failure = `Such a page of ${list.sitePath} answers 503, where it should lead back to the first.`;
  const success =
    list.operation === 'ads'
      ? 'Such a page of /annonces shows « Aucune annonce trouvée avec ces critères. », or ads again, where it should lead back to the first.'
      : 'Such a page of /blog is shown as if it existed, where it should lead back to the first.';
  for (const number of [pageCount + 1, maxPage]) {
    if (number <= pageCount) continue;
    await check.expectAbsent(
      'beyond-end',
      { operation: list.operation, call: list.callFor(number) },
      { failure, success },
    );
  }
}

function distinct<T extends Identified>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
