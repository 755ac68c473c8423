import { postsCall } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { maxItems } from '@/lib/api/limits';
import { isPostLeft } from '@/lib/api/resources/posts';
import { createResource } from '@/lib/api/resources/resource';
import { readList, readWholePage } from '@/lib/api/schemas/lists';
import { type LinkedPost, linkedPostSchema } from '@/lib/api/schemas/post';
import { defaultPostSearch } from '@/lib/blog/search';
import { postsCacheLife, tags } from '@/lib/cache/lifetimes';

/** The posts published just after and just before one; `null` where there is none, or it is not found. */
type Neighbours = { newer: LinkedPost | null; older: LinkedPost | null };
/** A page of the blog, by what links and the order of posts need. */
export type LinksPage = { count: number; size: number; posts: LinkedPost[]; hasNext: boolean };
type ReadPage = (number: number) => Promise<LinksPage | null>;
const maxCalls = 5;
/** The fewer pages, the surer a post is found. An API may ignore the size. */
const pageSize = maxItems.page;

/** The neighbours of a post, as far as they are known. Never throws. */
export function readNeighbours(post: LinkedPost): Promise<Neighbours> {
  return findNeighbours(post, pages.readOrNull);
}

/** Finds the neighbours of a post by its date, in at most five calls. @param read `null`: the page fails. */
export async function findNeighbours(post: LinkedPost, read: ReadPage): Promise<Neighbours> {
  const known = new Map<number, LinksPage | null>();
  const load: ReadPage = async (number) => {
    if (!known.has(number) && known.size < maxCalls) known.set(number, await read(number));
    return known.get(number) ?? null;
  };
  const found = await findPage(post, load);
  if (found === null) return { newer: null, older: null };
  const { number, page } = found;
  const index = page.posts.findIndex(({ slug }) => slug === post.slug);
  // A new post moves others to the next page, where this one may come again.
  const isOther = ({ slug }: LinkedPost) => slug !== post.slug;
  const isFirst = index === 0 && number > 1;
  const isLast = index === page.posts.length - 1 && page.hasNext;
  const newer = isFirst ? (await load(number - 1))?.posts.findLast(isOther) : page.posts[index - 1];
  const older = isLast ? (await load(number + 1))?.posts.find(isOther) : page.posts[index + 1];
  return { newer: newer ?? null, older: older ?? null };
}

/** Where a page ends towards the post that is looked for. */
type Edge = { number: number; time: number };

/** Looks on the first page, the last, then where between them the date of the post leads. */
async function findPage(post: LinkedPost, load: ReadPage) {
  const time = timeOf(post);
  const first = await load(1);
  if (first === null || has(first, post)) return first && { number: 1, page: first };
  if (Number.isNaN(time) || !first.hasNext || first.size === 0) return null;
  let newer: Edge = { number: 1, time: timeOf(first.posts.at(-1)) };
  let older: Edge = { number: Math.ceil(first.count / first.size) + 1, time: Number.NaN };
  for (let misses = 0; newer.number + 1 < older.number; misses += 1) {
    const number = guess(newer, older, time, misses === 1);
    const page = await load(number);
    if (page === null || has(page, post)) return page && { number, page };
    const start = timeOf(page.posts.at(0));
    const end = timeOf(page.posts.at(-1));
    if (time >= start) older = { number, time: start };
    else if (time <= end) newer = { number, time: end };
    else return null;
  }
  return null;
}

/** The page between two where a date leads, nearer to the middle after a miss; the last while its date is unknown. */
function guess(newer: Edge, older: Edge, time: number, isFirst: boolean): number {
  if (Number.isNaN(older.time)) return older.number - 1;
  const share = (newer.time - time) / (newer.time - older.time);
  const nearer = isFirst ? share : (2 * share + 0.5) / 3;
  const number = Math.round(newer.number + nearer * (older.number - newer.number));
  return Math.min(Math.max(number || 0, newer.number + 1), older.number - 1);
}

function has({ posts }: LinksPage, { slug }: LinkedPost): boolean {
  return posts.some((post) => post.slug === slug);
}

function timeOf(post: LinkedPost | undefined): number {
  return Date.parse(post?.published_at ?? '');
}

const pages = createResource<[page: number], LinksPage>({
  name: 'post links of a page',
  life: postsCacheLife,
  tags: () => [tags.posts],
  async request(number) {
    const call = postsCall({ ...defaultPostSearch, page: number }, pageSize);
    const { count, items, hasNext } = readWholePage('posts', await api.get(call));
    const posts = readList({ entity: 'post', schema: linkedPostSchema }, items);
    return { count, size: items.length, posts, hasNext };
  },
  withoutDeleted: (page) => ({ ...page, posts: page.posts.filter(isPostLeft) }),
});
