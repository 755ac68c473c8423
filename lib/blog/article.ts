import { filesOf } from '@/lib/blog/files';
import { themesOf } from '@/lib/blog/filters';
import { blogTitle } from '@/lib/blog/messages';
import { type Post, postTitle, publication, readingTime, revision } from '@/lib/blog/post';
import { blogHref, postHref, readWords } from '@/lib/blog/search';
import { config } from '@/lib/config/config';
import { description } from '@/lib/french/text';
import { type SafeBody, safeBody } from '@/lib/rich-text/body';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { type ShareImage, shareImagePath } from '@/lib/share/share-image';

/** Where the links and uploads of posts are. */
export const origins = { siteUrl: config.SITE_URL, apiUrl: config.API_URL };

/** The sanitized body of a post; `null` when it is empty. */
function bodyOf({ content }: { content: string | null }): SafeBody | null {
  if (content === null) return null;
  return safeBody(content, { ...origins, pictureHosts: config.PICTURE_HOSTS });
}

/** The minutes it takes to read a body, 200 words each, at least 1; `null` without one. */
export function readingMinutes(body: Pick<SafeBody, 'text'> | null): number | null {
  if (body === null) return null;
  // A French colon or guillemet between two spaces is not a word.
  const words = body.text.split(' ').filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  return Math.max(1, Math.round(words / 200));
}

/**
 * A post as its page shows it, every text formatted (docs/product.md#page-of-a-post).
 * @param revisedAt when it was last changed; `null` when unknown.
 */
export function postArticle(post: Post, revisedAt: string | null = null) {
  const body = bodyOf(post);
  const minutes = readingMinutes(body);
  const { author, hero_image: hero } = post;
  return {
    href: postHref(post.slug),
    title: postTitle(post),
    excerpt: post.excerpt,
    published: publication(post.published_at),
    /** When it was changed on a later day than that of its publication. */
    updated: revision(revisedAt, post.published_at),
    readingTime: readingTime(post.read_time_minutes ?? minutes),
    /** `href`: the posts of the author, or all posts when the name is too long to be searched. */
    author: author && {
      name: author.full_name,
      href: blogHref({ author: readWords(author.full_name) }),
    },
    themes: themesOf([post]),
    /** `src` is `null` for the default illustration. */
    hero: { src: hero?.url ?? null, alt: hero?.alt ?? '' },
    /** Safe HTML; `null` when the body is empty. */
    html: body?.html ?? null,
    /** The body as plain text, on one line. */
    text: body?.text ?? null,
    /** Of a long text, of three sections and three minutes. */
    contents: body && body.contents.length >= 3 && Number(minutes) >= 3 ? body.contents : null,
    files: filesOf(post, body?.html ?? ''),
  };
}

export type PostArticle = ReturnType<typeof postArticle>;

/** The description of a post for search results and shared links: its excerpt, else its beginning. */
export function postDescription({ excerpt, text, title }: PostArticle): string {
  return description(
    excerpt ?? (text || `${title}, un article du blog sur le remplacement médical.`),
  );
}

type Neighbour = Pick<Post, 'slug' | 'title'> | null;

/** Links to the posts published before and after one. */
export function neighbourLinks({ older, newer }: { older: Neighbour; newer: Neighbour }) {
  const link = (label: string, post: Neighbour) =>
    post ? [{ label, title: postTitle(post), href: postHref(post.slug) }] : [];
  return [...link('Article précédent', older), ...link('Article suivant', newer)];
}

export type NeighbourLink = ReturnType<typeof neighbourLinks>[number];

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
