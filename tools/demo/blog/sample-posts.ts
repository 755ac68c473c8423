import { readFileSync } from 'node:fs';
import { addDays } from '../days.ts';
import { folded } from '../folded.ts';
import type { RouteResponse } from '../http/response.ts';
import { type Call, pageOf } from '../http/router.ts';
import { absoluteMedia } from '../media.ts';
import { POSTS } from '../sample/sample.ts';

type StoredPost = (typeof POSTS)[number];

/** An empty or absent value filters nothing. */
export type PostFilter = {
  status: string | null;
  tagSlug: string | null;
  author: string | null;
  search: string | null;
};

export type SamplePosts = ReturnType<typeof samplePosts>;

/** The HTML of a post, as an editor writes it. */
export const bodyOf = (slug: string): string =>
  readFileSync(new URL(`../posts/bodies/${slug}.html`, import.meta.url), 'utf8');

/**
 * The published posts, latest first. Drafts are never found, whatever status is requested.
 * @param today the day that their days are counted from.
 */
export function samplePosts(today: string) {
  const posts = POSTS.filter(({ status }) => status === 'published')
    .map((post) => {
      const body = bodyOf(post.slug);
      return {
        ...post,
        text: folded(`${post.title} ${post.excerpt} ${body.replace(/<[^<>]*>/g, ' ')}`),
        document: JSON.stringify(wirePost(post, body, today)),
      };
    })
    .reverse();

  return {
    /** The JSON texts of the posts that match, and have every word of a search. */
    search({ status, tagSlug, author, search }: PostFilter): string[] {
      if (status && status !== 'published') return [];
      const words = folded(search ?? '').split(' ');
      return posts
        .filter(({ tags }) => !tagSlug || tags.some(({ slug }) => slug === tagSlug))
        .filter((post) => !author || folded(post.author?.full_name ?? '') === folded(author))
        .filter(({ text }) => words.every((word) => text.includes(word)))
        .map(({ document }) => document);
    },

    /** The JSON text of a post. */
    find: (slug: string): string | undefined => posts.find((post) => post.slug === slug)?.document,
  };
}

function wirePost(post: StoredPost, content: string, today: string) {
  const { id, slug, title, excerpt, tags } = post;
  // `{-3}` is the day three days before today.
  const onDay = (time: string) =>
    time.replace(/\{(-\d+)\}/, (_, count) => addDays(today, Number(count)));
  return {
    // In the order of the service.
    ...{ id, slug, title, excerpt, content },
    ...post,
    published_at: onDay(post.published_at),
    updated_at: onDay(post.updated_at),
    // Some versions of the service send names only.
    tags: id % 3 === 0 ? tags.map(({ name }) => name) : tags,
  };
}

const DEFAULT_SIZE = 6;
const MAX_SIZE = 50;

/** A page of the published posts that match the query. */
export function listPosts(posts: SamplePosts, call: Call): RouteResponse {
  const { query, origin } = call;
  const found = posts.search({
    status: query.get('status'),
    tagSlug: query.get('tag_slug'),
    author: query.get('author'),
    search: query.get('search'),
  });
  const pages = { first: 1, size: pageSize(query.get('page_size')) } as const;
  return pageOf(call, pages, found, (document) => absoluteMedia(document, origin));
}

/** An invalid size is ignored and a large one limited, as in Django REST. */
function pageSize(requested: string | null): number {
  const size = requested && /^\d{1,9}$/.test(requested) ? Number(requested) : 0;
  return Math.min(size || DEFAULT_SIZE, MAX_SIZE);
}
