import { bodyOf, readingMinutes } from '@/lib/blog/article';
import { blogTitle } from '@/lib/blog/messages';
import { type Post, postTitle, publication, readingTime } from '@/lib/blog/post';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { type ShareImage, shareImagePath } from '@/lib/share/share-image';

/** The share image of a post, drawn from {@link postShareCard}. */
export function postShareImage(post: Pick<Post, 'slug' | 'title'>): ShareImage {
  return {
    path: shareImagePath('articles', encodeURIComponent(post.slug)),
    alt: `Article « ${postTitle(post)} »`,
  };
}

/** The texts of that image: tags, title, author, day and reading time. */
export function postShareCard(post: Post): ShareCard {
  const { author, published_at, tags } = post;
  const minutes = post.read_time_minutes ?? readingMinutes(bodyOf(post));
  const day = publication(published_at)?.label ?? null;
  return shareCard({
    badges: [blogTitle, ...tags.map(({ name }) => name)],
    title: postTitle(post),
    untitled: postTitle({ title: null }),
    facts: [[author?.full_name ?? null], [day, readingTime(minutes)]],
  });
}
