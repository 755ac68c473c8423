import { postPath, postsCall, postsPageSize } from '@/lib/api/calls';
import type { Post } from '@/lib/blog/post';
import { defaultPostSearch, type PostFilters } from '@/lib/blog/search';
import type { ApiCheck } from '../api-check.ts';
import { kinds, readSingle } from '../items.ts';
import { ListCheck, type SeenList, searchByValue, type Trial } from './lists.ts';

type Filters = Partial<PostFilters>;

class PostList extends ListCheck<Post, Filters> {
  override readonly kind = kinds.post;
  override readonly callFor = (page: number, filters?: Filters) =>
    postsCall({ ...defaultPostSearch, ...filters, page });
}

/** A slug and a word that no post has. */
const unknownSlug = 'cet-article-n-existe-pas';
const unknownWord = 'zqxjkvwzqxjkvw';

/** Checks the list of posts: paging, its items, filters. */
export async function checkPosts({ run, operation }: ApiCheck): Promise<void> {
  const list = new PostList(run, operation);
  const posts = await list.checkPages();
  if (posts === null) return;
  const { items, count, pageSize } = posts;
  run.seen.posts = items;
  const dates = items.flatMap(({ published_at }) => published_at ?? []);
  const isUnsorted = dates.some((date, index) => date > (dates[index - 1] ?? date));
  list.report(list.callFor(1), {
    'page-size':
      pageSize !== Math.min(postsPageSize, count) &&
      `The page has ${pageSize} posts, and \`page_size\` is ${postsPageSize}.`,
    order: isUnsorted && 'The posts are not sorted by `published_at`, the newest first.',
  });
  if (items.length === 0) return;
  await list.tryAll([
    searchByValue('tag_slug', posts, tagsOf, (tag) => ({ tag })),
    searchByValue('author', posts, authorsOf, (author) => ({ author })),
    searchByTitle(posts),
  ]);
  const isRight = () => false;
  await list.expectNothing({ name: 'search', filters: { words: unknownWord }, isRight });
  await list.expectNothing({ name: 'tag_slug', filters: { tag: unknownSlug }, isRight });
}

const tagsOf = ({ tags }: Post) => tags.map(({ slug }) => slug);
const authorsOf = ({ author }: Post) => [author?.full_name ?? []].flat();

/** A search that has to find a post by the longest word of its title. */
function searchByTitle({ items }: SeenList<Post>): Trial<Post, Filters> {
  const name = 'search';
  for (const { id, slug, title } of items) {
    const words = title?.match(/\p{L}{5,30}/gu) ?? [];
    const [longest] = words.toSorted((one, other) => other.length - one.length);
    if (longest === undefined) continue;
    const problem = `The title of ${slug} has the word, and \`search\` does not find it.`;
    const wanted = { isIt: (post: Post) => post.id === id, problem };
    return { name, filters: { words: longest }, wanted };
  }
  return { name, reason: 'no post seen has a title with a long word' };
}

/** Checks single posts, and one that does not exist. */
export async function checkSinglePosts(check: ApiCheck): Promise<void> {
  const { posts } = check.run.seen;
  const slugs = new Set([posts[0], posts.at(-1)].flatMap((post) => post?.slug ?? []));
  if (slugs.size === 0) check.skip('a post', 'there is none in the list');
  for (const slug of slugs) {
    const call = postPath(slug);
    const post = await readSingle(check, kinds.post, call);
    if (post === null) continue;
    check.report(call, {
      'other-post': post.slug !== slug && `It is ${post.slug} instead of ${slug}.`,
      'no-content': post.content === null && 'It has no `content`.',
    });
  }
  await check.expectAbsent('unknown-post', postPath(unknownSlug));
}
