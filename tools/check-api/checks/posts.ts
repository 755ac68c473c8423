import { postPath, postsCall, postsPageSize } from '@/lib/api/calls';
import type { Post } from '@/lib/blog/post';
import { defaultPostSearch, type PostFilters } from '@/lib/blog/search';
import type { ApiCheck } from '../api-check.ts';
import { postKind, readSingle } from '../items.ts';
import { checkPages, type List, type SeenList } from './pages.ts';
import { byFrequency, checkNothingFound, checkSearch, type Search } from './searches.ts';

const list: List<Post> = { operation: 'posts', kind: postKind, callFor: callFor({}) };

/** What no post has. */
const unknownSlug = 'cet-article-n-existe-pas';
const unknownWord = 'zqxjkvwzqxjkvw';

function callFor(filters: Partial<PostFilters>): (page: number) => string {
  return (page) => postsCall({ ...defaultPostSearch, ...filters, page });
}

/** Checks the list of posts: paging, what is in it, filters. */
export async function checkPosts(check: ApiCheck): Promise<void> {
  const posts = await checkPages(check, list);
  if (posts === null) return;
  check.seen.posts = posts.items;
  const where = { operation: 'posts', call: list.callFor(1) } as const;
  const { items, count, pageSize } = posts;
  const dates = items.flatMap(({ published_at }) => published_at ?? []);
  check.advise(where, {
    'page-size':
      pageSize !== Math.min(postsPageSize, count) &&
      `The page has ${pageSize} posts, and \`page_size\` is ${postsPageSize}.`,
    order:
      dates.some((date, index) => date > (dates[index - 1] ?? date)) &&
      'The posts are not sorted by `published_at`, the newest first.',
  });
  if (items.length > 0) await checkFilters(check, posts);
}

async function checkFilters(check: ApiCheck, { items, count }: SeenList<Post>): Promise<void> {
  const tagsOf = (post: Post) => post.tags.map(({ slug }) => slug);
  const authorOf = (post: Post) => [post.author?.full_name ?? []].flat();
  for (const [names, filter, partsOf] of [
    ['tag_slug', 'tag', tagsOf],
    ['author', 'author', authorOf],
  ] as const) {
    const [rarest] = byFrequency(items.flatMap((post) => [...new Set(partsOf(post))]));
    if (rarest === undefined || rarest.count === items.length) {
      check.skip('posts', `the filter \`${names}\``, 'the posts seen do not differ by it');
      continue;
    }
    const isRight = (post: Post) => partsOf(post).includes(rarest.value);
    const wanted = { isIt: isRight, problem: `A post matches, and \`${names}\` finds none.` };
    const search = { names, callFor: callFor({ [filter]: rarest.value }), isRight, wanted };
    await checkSearch(check, list, { ...search, total: count });
  }
  const word = items.map(searchByTitle).find((search) => search !== null);
  const reason = 'no post seen has a title with a long word';
  await checkSearch(check, list, word ?? { names: 'search', reason });
  for (const [names, filters] of [
    ['search', { words: unknownWord }],
    ['tag_slug', { tag: unknownSlug }],
  ] as const) {
    const search = { names, callFor: callFor(filters), isRight: () => false };
    await checkNothingFound(check, list, search);
  }
}

/** A post is found by the longest word of its title; `null` without one. */
function searchByTitle({ id, slug, title }: Post): Search<Post> | null {
  const words = (title ?? '').match(/\p{L}{5,30}/gu) ?? [];
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return null;
  const problem = `The title of ${slug} has the word, and \`search\` does not find it.`;
  return {
    names: 'search',
    callFor: callFor({ words: longest }),
    isRight: () => true,
    wanted: { isIt: (post) => post.id === id, problem },
  };
}

/** Checks single posts, and one that does not exist. */
export async function checkSinglePosts(check: ApiCheck): Promise<void> {
  const { posts } = check.seen;
  const slugs = new Set([posts[0], posts.at(-1)].flatMap((post) => post?.slug ?? []));
  if (slugs.size === 0) check.skip('post', 'a post', 'there is none in the list');
  for (const slug of slugs) {
    const where = { operation: 'post', call: postPath(slug) } as const;
    const post = await readSingle(check, postKind, where, slug, (read) => read.slug);
    check.advise(where, { 'no-content': post?.content === null && 'It has no `content`.' });
  }
  await check.expectAbsent('unknown-post', { operation: 'post', call: postPath(unknownSlug) });
}
