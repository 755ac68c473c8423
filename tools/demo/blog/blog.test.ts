/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { POSTS } from '../sample/sample.ts';
import { startTestServer, type TestServer } from '../test-server.fixture.ts';

type Post = { id: number; slug: string; content: string; published_at: string; tags: unknown[] };
type Envelope = { count: number; next: string | null; previous: string | null; results: Post[] };

const published = POSTS.filter((post) => post.status === 'published');
const draft = POSTS.find((post) => post.status === 'draft');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ads: 1 });
});
afterAll(() => server.stop());

const list = (query = '') => server.read<Envelope>(`/api/v1/blogs/posts/${query}`);
const countOf = async (query: Record<string, string>) =>
  (await list(`?${new URLSearchParams(query)}`)).count;

describe('the list', () => {
  test('counts its pages from one, six posts each, the latest first', async () => {
    const first = await list();
    expect(first.count).toBe(published.length);
    expect(first.results).toHaveLength(6);
    expect(first.previous).toBeNull();
    expect(first.next).toBe(`${server.url}/api/v1/blogs/posts/?page=2`);
    expect(await list('?page=1&page_size=6')).toMatchObject({ results: first.results });
    const dates = (await list('?page_size=50')).results.map((post) => post.published_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test.each(['0', '-1', '1000', 'deux'])('has no page %s', async (page) => {
    expect((await server.get(`/api/v1/blogs/posts/?page=${page}`)).status).toBe(404);
  });

  test('limits the page size and ignores an invalid one', async () => {
    expect((await list('?page_size=500')).results).toHaveLength(Math.min(50, published.length));
    expect((await list('?page_size=zéro')).results).toHaveLength(6);
    expect((await list('?page_size=0')).results).toHaveLength(6);
  });

  test('never shows a draft', async () => {
    expect(await countOf({ status: 'draft' })).toBe(0);
    expect(await countOf({ status: 'published' })).toBe(published.length);
    expect((await server.get(`/api/v1/blogs/posts/${draft?.slug}/`)).status).toBe(404);
  });

  test('filters by tag and by author', async () => {
    const [post] = published;
    const slug = post?.tags[0]?.slug ?? '';
    expect(await countOf({ tag_slug: slug })).toBe(
      published.filter(({ tags }) => tags.some((tag) => tag.slug === slug)).length,
    );
    const author = published.find((one) => one.author !== null)?.author?.full_name ?? '';
    expect(await countOf({ author: author.toUpperCase() })).toBe(
      published.filter((one) => one.author?.full_name === author).length,
    );
    expect(await countOf({ tag_slug: 'inconnu' })).toBe(0);
  });

  test('searches title, excerpt and content, whatever the case and the accents', async () => {
    const remplacement = await countOf({ search: 'REMPLACEMENT' });
    expect(remplacement).toBeGreaterThan(3);
    expect(await countOf({ search: 'remplaçement' })).toBe(remplacement);
    expect(await countOf({ search: `remplacement ${published[0]?.title}` })).toBeGreaterThan(0);
    expect(await countOf({ search: 'remplacement xylophone' })).toBe(0);
    expect(await countOf({ search: '%_"\'' })).toBe(0);
  });
});

describe('one post', () => {
  test('has its content, with absolute URLs of its images', async () => {
    const withAsset = published.find((post) => post.assets.length > 0);
    const post = await server.read<Post>(`/api/v1/blogs/posts/${withAsset?.slug}/`);
    expect(post.slug).toBe(withAsset?.slug);
    expect(post.content).not.toContain('"/media/');
  });

  test('is not found under an unknown slug', async () => {
    expect((await server.get('/api/v1/blogs/posts/inconnu/')).status).toBe(404);
  });

  test('covers every shape of hero image and tags', async () => {
    const all = (await list('?page_size=50')).results;
    const shapes = new Set(all.map(shapeOfHero));
    expect(shapes).toEqual(new Set(['hero_image_url', 'text', 'url', 'file']));
    const tags = all.flatMap((post) => post.tags.map((tag) => typeof tag));
    expect(new Set(tags)).toEqual(new Set(['string', 'object']));
  });
});

function shapeOfHero(post: Record<string, unknown>): string {
  const { hero_image_url, hero_image } = post;
  if (hero_image_url) return 'hero_image_url';
  if (typeof hero_image === 'string') return 'text';
  return hero_image && typeof hero_image === 'object' && 'file' in hero_image ? 'file' : 'url';
}
