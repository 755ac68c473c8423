import { describe, expect, test } from '@jest/globals';
import { findNeighbours, type LinksPage } from './neighbours';

const day = 24 * 60 * 60 * 1_000;
const newest = Date.parse('2026-11-26T08:00:00Z');

type Dated = { slug: string; title: string; published_at: string | null };

/** A blog of so many posts, the latest first: `p1`, `p2`… */
function aBlog(length: number, dateOf: (index: number) => number | null): Dated[] {
  return Array.from({ length }, (_, index) => {
    const time = dateOf(index);
    const published_at = time === null ? null : new Date(time).toISOString();
    return { slug: `p${index + 1}`, title: `Article ${index + 1}`, published_at };
  });
}

/** The pages of a blog, and the numbers of those that were read. */
function pagesOf(blog: Dated[], size: number) {
  const read: number[] = [];
  const page = async (number: number): Promise<LinksPage | null> => {
    read.push(number);
    const start = (number - 1) * size;
    const posts = blog.slice(start, start + size);
    const hasNext = start + size < blog.length;
    return posts.length === 0 ? null : { count: blog.length, size: posts.length, posts, hasNext };
  };
  return { read, page };
}

async function neighboursOf(blog: Dated[], slug: string, size = 50) {
  const { read, page } = pagesOf(blog, size);
  const post = blog.find((each) => each.slug === slug) ?? { slug, title: '', published_at: null };
  const { newer, older } = await findNeighbours(post, page);
  return { newer: newer?.slug, older: older?.slug, read };
}

/** How many posts of a blog have the neighbours that they have; none may have another, or take more than five calls. */
async function countFound(blog: Dated[], size: number): Promise<number> {
  let found = 0;
  for (const [index, { slug }] of blog.entries()) {
    const { newer, older, read } = await neighboursOf(blog, slug, size);
    expect(read.length).toBeLessThanOrEqual(5);
    expect([blog[index - 1]?.slug, undefined]).toContain(newer);
    expect([blog[index + 1]?.slug, undefined]).toContain(older);
    if (newer === blog[index - 1]?.slug && older === blog[index + 1]?.slug) found += 1;
  }
  return found;
}

/** Two posts a week, give or take three days. */
const regular = (index: number) => newest - index * 3.5 * day - ((index * 7_919) % 71) * 0.04 * day;

test.each([
  ['p1', undefined, 'p2', [1]],
  ['p3', 'p2', 'p4', [1]],
  ['p4', 'p3', 'p5', [1, 2]],
  ['p5', 'p4', 'p6', [1, 2]],
  ['p8', 'p7', undefined, [1, 2]],
])('%s in a blog of eight', async (slug, newer, older, read) => {
  expect(await neighboursOf(aBlog(8, regular), slug, 4)).toEqual({ newer, older, read });
});

describe('of 1 200 posts', () => {
  const growing = (index: number) => newest - 400 * day * Math.log(1 + index / 100);
  const resumed = (index: number) => newest - 2 * day * (index + (index < 400 ? 0 : 700));

  test.each([
    ['each, whatever its age', regular, 100, 1_200],
    ['each of a blog that has grown ever faster', growing, 100, 1_200],
    ['each of a blog that paused', resumed, 100, 1_200],
    ['each, where the API has pages of fifty', regular, 50, 1_200],
    ['most, where it has pages of six', regular, 6, 900],
  ])('%s has its neighbours', async (_, dateOf, size, least) => {
    expect(await countFound(aBlog(1_200, dateOf), size)).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['the same date', () => newest],
    ['no date', () => null],
    ['the wrong order', (index: number) => newest + ((index * 7_919) % 1_200) * day],
    ['all but one on a day', (index: number) => newest - (index < 1_199 ? 0 : 3_000 * day)],
  ])('with %s, no wrong neighbour is found', async (_, dateOf) => {
    expect(await countFound(aBlog(1_200, dateOf), 50)).toBeGreaterThanOrEqual(49);
  });
});

test('a post that is not listed has none', async () => {
  expect(await neighboursOf(aBlog(100, regular), 'ailleurs')).toEqual({ read: [1] });
});

test('a post that moved to the next page meanwhile is not its own neighbour', async () => {
  const blog = aBlog(8, regular);
  const { page } = pagesOf(blog, 4);
  const [first] = aBlog(1, () => newest + day);
  const moved = pagesOf([{ ...first, slug: 'nouveau', title: '', published_at: null }, ...blog], 4);
  const read = (number: number) => (number === 1 ? page(1) : moved.page(number));
  const { newer, older } = await findNeighbours(
    blog[3] ?? { slug: '', title: '', published_at: null },
    read,
  );
  expect([newer?.slug, older?.slug]).toEqual(['p3', 'p5']);
});

test('a neighbour on a page that fails is left out', async () => {
  const blog = aBlog(8, regular);
  const { page } = pagesOf(blog, 4);
  const [, , , last] = blog;
  if (last === undefined) throw new Error('no post');
  expect(await findNeighbours(last, async (number) => (number === 1 ? page(1) : null))).toEqual({
    newer: blog[2],
    older: null,
  });
  expect(await findNeighbours(last, async () => null)).toEqual({ newer: null, older: null });
});
