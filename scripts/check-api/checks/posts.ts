import { postPath } from '@/lib/api/paths';
import { postsCall, postsPageSize } from '@/lib/api/posts-call';
import type { Post } from '@/lib/blog/post';
import { defaultPostSearch, type PostFilters } from '@/lib/blog/search';
import type { ApiCheck } from '../api-check.ts';
import { inWords, isSuccess } from '../exchange.ts';
import { readItems } from '../items.ts';
import { postKind } from '../kinds.ts';
import { operations } from '../operations.ts';
import { type List, type Page, readLaterPage, readPage } from '../read-page.ts';
import { checkPages, type SeenList } from './pages.ts';

const list: List<Post> = {
  operation: 'posts',
  kind: postKind,
  sitePath: '/blog',
  callFor: (page) => callOf({}, page),
};

/** What no post has. */
const unknownSlug = 'cet-article-n-existe-pas';
const unknownWord = 'zqxjkvwzqxjkvw';

/** Pages on which a post is looked for. */
const maxPages = 5;

function callOf(filters: Partial<PostFilters>, page = 1): string {
  return postsCall({ ...defaultPostSearch, ...filters, page });
}

/** Checks the list of posts: paging, what is in it, filters. Gives the posts that were seen. */
export async function checkPosts(check: ApiCheck): Promise<Post[]> {
  const seen = await checkPages(check, list);
  if (seen === null) {
    check.skip('posts', 'pages and filters', 'the first page cannot be read');
    return [];
  }
  checkPageSize(check, seen);
  checkOrder(check, seen.items);
  await checkFilters(check, seen);
  return seen.items;
}

function checkPageSize(check: ApiCheck, { count, pageSize }: SeenList<Post>): void {
  if (pageSize === Math.min(postsPageSize, count)) return;
  check.advise(
    'page-size',
    { operation: 'posts', call: list.callFor(1) },
    `The page has ${pageSize} posts, and \`page_size\` is ${postsPageSize}.`,
    `The blog shows ${pageSize} at a time.`,
  );
}

/** The list of posts starts with the newest. */
function checkOrder(check: ApiCheck, posts: Post[]): void {
  const dates = posts.flatMap(({ published_at }) => published_at ?? []);
  const isSorted = dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? ''));
  if (isSorted) return;
  check.advise(
    'order',
    { operation: 'posts', call: list.callFor(1) },
    'The posts are not sorted by `published_at`, the newest first.',
    'The blog shows them in this order, feeds hold the first thirty, and a post leads to its neighbours in it.',
  );
}

async function checkFilters(check: ApiCheck, { items, count }: SeenList<Post>): Promise<void> {
  if (items.length === 0) return;
  const tag = partOf(items, (post) => post.tags.map(({ slug }) => slug));
  if (tag === null)
    check.skip('posts', 'the filter `tag_slug`', 'all posts seen have the same tags');
  else {
    await checkFilter(check, count, { tag }, 'tag_slug', (post) =>
      post.tags.some(({ slug }) => slug === tag),
    );
  }
  const author = partOf(items, (post) => post.author?.full_name ?? []);
  if (author === null) check.skip('posts', 'the filter `author`', 'the posts seen have one author');
  else {
    await checkFilter(
      check,
      count,
      { author },
      'author',
      (post) => post.author?.full_name === author,
    );
  }
  await checkSearch(check, items);
  await checkNothingFound(check, { words: unknownWord }, 'search');
  await checkNothingFound(check, { tag: unknownSlug }, 'tag_slug');
}

/** What some posts have and others have not: the rarest; `null` when there is nothing. */
function partOf(posts: Post[], valuesOf: (post: Post) => string | string[]): string | null {
  const counts = new Map<string, number>();
  for (const post of posts) {
    for (const value of new Set([valuesOf(post)].flat())) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const [rarest] = [...counts].sort(([, one], [, other]) => one - other);
  return rarest !== undefined && rarest[1] < posts.length ? rarest[0] : null;
}

async function checkFilter(
  check: ApiCheck,
  total: number,
  filters: Partial<PostFilters>,
  name: string,
  isRight: (post: Post) => boolean,
): Promise<void> {
  const page = await readPage(check, list, callOf(filters));
  if (page === null) return;
  const where = { operation: 'posts', call: page.call } as const;
  const wrong = page.items.filter((post) => !isRight(post));
  if (page.count >= total) {
    check.error('filter-ignored', where, ignored(name, page), shownAll);
  } else if (wrong.length > 0) {
    const problem = `\`${name}\` finds posts that do not match: ${wrong[0]?.slug} (${wrong.length} of ${page.items.length}).`;
    check.error('filter-ignored', where, problem, shownAll);
  } else if (page.items.length === 0) {
    check.error(
      'filter-excludes',
      where,
      `A post matches, and \`${name}\` finds none.`,
      'Visitors who filter do not see posts that match.',
    );
  }
}

const ignored = (name: string, { count }: Page<Post>) =>
  `\`${name}\` is ignored: it finds ${count} posts, as many as there are.`;
const shownAll = 'The blog shows posts that the visitor has filtered out.';

/** A post is found by a word of its title. */
async function checkSearch(check: ApiCheck, posts: Post[]): Promise<void> {
  const [post, word] =
    posts
      .map((each) => [each, longestWord(each.title ?? '')] as const)
      .find(([, longest]) => longest !== null) ?? [];
  if (!post || !word) {
    check.skip('posts', 'the filter `search`', 'no post seen has a title with a long word');
    return;
  }
  for (let number = 1; number <= maxPages; number += 1) {
    const call = callOf({ words: word }, number);
    const page = await (number === 1 ? readPage : readLaterPage)(check, list, call);
    if (page === null || page.items.some(({ id }) => id === post.id)) return;
    if (page.hasNext) continue;
    check.error(
      'filter-excludes',
      { operation: 'posts', call: page.call },
      `The title of ${post.slug} has the word, and \`search\` does not find it.`,
      'Visitors who search the blog do not find the post.',
    );
    return;
  }
}

function longestWord(title: string): string | null {
  const [longest] = (title.match(/\p{L}{5,30}/gu) ?? []).sort(
    (one, other) => other.length - one.length,
  );
  return longest ?? null;
}

/** A search that finds nothing is no failure. */
async function checkNothingFound(
  check: ApiCheck,
  filters: Partial<PostFilters>,
  name: string,
): Promise<void> {
  const call = callOf(filters);
  const outcome = await check.get('posts', call);
  const where = { operation: 'posts', call } as const;
  if (!isSuccess(outcome)) {
    check.error(
      'nothing-found',
      where,
      `${inWords(outcome)} A search that finds nothing has status 200, and no results.`,
      'Such a page of /blog answers 503, where it should say that there is no post.',
    );
    return;
  }
  const page = await readPage(check, list, call);
  if (page !== null && page.size > 0) {
    check.error('filter-ignored', where, ignored(name, page), shownAll);
  }
}

/** Checks single posts, and one that does not exist. */
export async function checkSinglePosts(check: ApiCheck, posts: Post[]): Promise<void> {
  const slugs = new Set([posts[0]?.slug, posts.at(-1)?.slug].filter((slug) => slug !== undefined));
  if (slugs.size === 0) check.skip('post', 'a post', 'there is none in the list');
  await Promise.all([...slugs].map((slug) => checkSinglePost(check, slug)));
  await check.expectAbsent(
    'unknown-post',
    { operation: 'post', call: postPath(unknownSlug) },
    {
      success:
        'The page of a post that does not exist, or no longer, shows what the API sends, or 503.',
      failure:
        'The page of a post that does not exist, or no longer, answers 503 where it should 404: search engines keep it.',
    },
  );
}

async function checkSinglePost(check: ApiCheck, slug: string): Promise<void> {
  const where = { operation: 'post', call: postPath(slug) } as const;
  const body = await check.read(where.operation, where.call);
  if (body === undefined) return;
  const dropped = operations.post.failure;
  const [post] = readItems(check, postKind, { ...where, dropped }, [body]).map(({ read }) => read);
  if (post === undefined) return;
  if (post.slug !== slug) {
    check.error('other-post', where, `It is ${post.slug}.`, `The page of ${slug} shows another.`);
  }
  if (post.content === null) {
    check.advise(
      'no-content',
      where,
      'It has no `content`.',
      'The page says « Le contenu détaillé de cet article n’est pas disponible pour le moment. ».',
    );
  }
}
