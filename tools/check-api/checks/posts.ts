import { postPath, postsCall, postsPageSize } from '@/lib/api/calls';
import type { Post } from '@/lib/blog/post';
import { defaultPostSearch, type PostFilters } from '@/lib/blog/search';
import type { ApiCheck } from '../api-check.ts';
import { kinds, readSingle } from '../items.ts';
import {
  byFrequency,
  checkNothingFound,
  checkPages,
  checkSearch,
  type List,
  type Search,
  type SeenList,
} from './lists.ts';

type Filters = Partial<PostFilters>;

const list: List<Post, Filters> = {
  kind: kinds.post,
  callFor: (page, filters) => postsCall({ ...defaultPostSearch, ...filters, page }),
};

/** What no post has. */
const unknownSlug = 'cet-article-n-existe-pas';
const unknownWord = 'zqxjkvwzqxjkvw';

/** Checks the list of posts: paging, what is in it, filters. */
export async function checkPosts(check: ApiCheck): Promise<void> {
  const posts = await checkPages(check, list);
  if (posts === null) return;
  const { items, count, pageSize } = posts;
  check.run.seen.posts = items;
  const dates = items.flatMap(({ published_at }) => published_at ?? []);
  check.report(list.callFor(1), {
    'page-size':
      pageSize !== Math.min(postsPageSize, count) &&
      `The page has ${pageSize} posts, and \`page_size\` is ${postsPageSize}.`,
    order:
      dates.some((date, index) => date > (dates[index - 1] ?? date)) &&
      'The posts are not sorted by `published_at`, the newest first.',
  });
  if (items.length > 0) await checkFilters(check, posts);
}

const filters = [
  { name: 'tag_slug', key: 'tag', valuesOf: ({ tags }: Post) => tags.map(({ slug }) => slug) },
  {
    name: 'author',
    key: 'author',
    valuesOf: ({ author }: Post) => [author?.full_name ?? []].flat(),
  },
] as const;

async function checkFilters(check: ApiCheck, { items, count }: SeenList<Post>): Promise<void> {
  for (const { name, key, valuesOf } of filters) {
    const [rarest] = byFrequency(items.flatMap((post) => [...new Set(valuesOf(post))]));
    if (rarest === undefined || rarest.count === items.length) {
      check.skip(`the filter \`${name}\``, 'the posts seen do not differ by it');
      continue;
    }
    const isRight = (post: Post) => valuesOf(post).includes(rarest.value);
    const wanted = { isIt: isRight, problem: `A post matches, and \`${name}\` finds none.` };
    const search = { filters: { [key]: rarest.value }, isRight, wanted, total: count };
    await checkSearch(check, list, search);
  }
  const byTitle = items.map(searchByTitle).find((search) => search !== null);
  if (byTitle) await checkSearch(check, list, byTitle);
  else check.skip('the filter `search`', 'no post seen has a title with a long word');
  for (const unknown of [{ words: unknownWord }, { tag: unknownSlug }]) {
    await checkNothingFound(check, list, { filters: unknown, isRight: () => false });
  }
}

/** A post is found by the longest word of its title; `null` without one. */
function searchByTitle({ id, slug, title }: Post): Search<Post, Filters> | null {
  const words = (title ?? '').match(/\p{L}{5,30}/gu) ?? [];
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return null;
  const problem = `The title of ${slug} has the word, and \`search\` does not find it.`;
  return {
    filters: { words: longest },
    isRight: () => true,
    wanted: { isIt: (post) => post.id === id, problem },
  };
}

/** Checks single posts, and one that does not exist. */
export async function checkSinglePosts(check: ApiCheck): Promise<void> {
  const { posts } = check.run.seen;
  const slugs = new Set([posts[0], posts.at(-1)].flatMap((post) => post?.slug ?? []));
  if (slugs.size === 0) check.skip('a post', 'there is none in the list');
  for (const slug of slugs) {
    const call = postPath(slug);
    const post = await readSingle(check, kinds.post, call, slug, (read) => read.slug);
    check.report(call, { 'no-content': post?.content === null && 'It has no `content`.' });
  }
  await check.expectAbsent('unknown-post', postPath(unknownSlug));
}
