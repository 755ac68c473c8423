import { addDays } from '../calendar.ts';
import { folded } from '../folded.ts';
import { posts } from '../posts/index.ts';
import type { SamplePost } from '../posts/post.ts';
import { heroForm } from './post-hero.ts';

export type PostRow = {
  id: number;
  slug: string;
  status: SamplePost['status'];
  publishedAt: string;
  /** For filters: folded; tags between spaces. */
  author: string;
  tagSlugs: string;
  words: string;
  document: string;
};

/** Ids are in the order of publication. */
export function postRows(today: string): PostRow[] {
  return [...posts]
    .sort((one, other) => other.publishedDaysAgo - one.publishedDaysAgo)
    .map((post, index) => postRow(post, index + 1, today));
}

function postRow(post: SamplePost, id: number, today: string): PostRow {
  const publishedAt = `${addDays(today, -post.publishedDaysAgo)}T07:30:00Z`;
  return {
    id,
    slug: post.slug,
    status: post.status,
    publishedAt,
    author: folded(post.author ?? ''),
    tagSlugs: ` ${post.tags.map(({ slug }) => slug).join(' ')} `,
    words: folded([post.title, post.excerpt, post.body.replace(/<[^<>]*>/g, ' ')].join(' ')),
    document: JSON.stringify({
      id,
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      content: post.body,
      status: post.status,
      published_at: publishedAt,
      updated_at:
        post.updatedDaysAgo === undefined
          ? publishedAt
          : `${addDays(today, -post.updatedDaysAgo)}T15:10:00Z`,
      read_time_minutes: post.readTimeMinutes,
      author: post.author === null ? null : { full_name: post.author, avatar_url: null },
      tags: id % 3 === 0 ? post.tags.map(({ name }) => name) : post.tags.map(numbered),
      ...heroForm(post, id),
      assets: (post.assets ?? []).map((file, index) => ({
        id: id * 100 + index,
        asset_url: `/media/posts/${file}`,
      })),
    }),
  };
}

/** A tag has the same id in every post. */
function numbered(tag: { slug: string; name: string }) {
  const slugs = [...new Set(posts.flatMap(({ tags }) => tags.map(({ slug }) => slug)))].sort();
  return { id: slugs.indexOf(tag.slug) + 1, ...tag };
}
