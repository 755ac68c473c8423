import type { Post } from '@/lib/blog/post';
import { publication } from '@/lib/blog/publication';
import { readingTime } from '@/lib/blog/reading-time';
import { postTitle } from '@/lib/blog/title';
import { config } from '@/lib/config';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { shareImagePath } from '@/lib/share/path';
import type { ShareImage } from '@/lib/share/share-image';

/** The picture a shared link to a post shows, drawn with {@link postShareCard}. */
export function postShareImage(post: Pick<Post, 'slug' | 'title'>): ShareImage {
  return {
    path: shareImagePath('articles', encodeURIComponent(post.slug)),
    alt: `Article « ${postTitle(post)} »`,
  };
}

/** What that picture says: its tags, title, then author, day, and the time to read it. */
export function postShareCard(post: Post): ShareCard {
  const { author, published_at, read_time_minutes, tags } = post;
  return shareCard({
    brand: config.BRAND_NAME,
    badges: ['Le blog', ...tags.map(({ name }) => name)],
    title: postTitle(post),
    untitled: postTitle({ title: null }),
    facts: [
      [author?.full_name ?? null],
      [publication(published_at)?.label ?? null, readingTime(read_time_minutes)],
    ],
  });
}
