import { bodyOf, isLong, readingMinutes } from '@/lib/blog/body-of';
import { type Publication, postTitle, publication, readingTime, revision } from '@/lib/blog/facts';
import { filesOf, type PostFile } from '@/lib/blog/files';
import { type Theme, themesOf } from '@/lib/blog/filters';
import type { Post } from '@/lib/blog/post';
import { blogHref, postHref, readWords } from '@/lib/blog/search';
import { description } from '@/lib/french/text';
import type { ContentsSection } from '@/lib/rich-text/links';

/** A post as its page shows it: every text formatted. */
export type PostArticle = {
  href: string;
  title: string;
  excerpt: string | null;
  published: Publication | null;
  /** When it was changed on a later day than that of its publication. */
  updated: Publication | null;
  readingTime: string | null;
  /** `href`: the posts of the author; `null` when the name is too long to be searched. */
  author: { name: string; href: string | null } | null;
  themes: Theme[];
  /** `src` is `null` for the default illustration. */
  hero: { src: string | null; alt: string };
  /** Safe HTML; `null` when the body is empty. */
  html: string | null;
  /** The body as plain text, on one line. */
  text: string | null;
  contents: ContentsSection[] | null;
  files: PostFile[];
};

/**
 * The page of a post (docs/product.md#page-of-a-post).
 * @param revisedAt when it was last changed; `null` when unknown.
 */
export function postArticle(post: Post, revisedAt: string | null = null): PostArticle {
  const body = bodyOf(post);
  return {
    href: postHref(post.slug),
    title: postTitle(post),
    excerpt: post.excerpt,
    published: publication(post.published_at),
    updated: revision(revisedAt, post.published_at),
    readingTime: readingTime(post.read_time_minutes ?? readingMinutes(body)),
    author: post.author && authorOf(post.author.full_name),
    themes: themesOf([post]),
    hero: { src: post.hero_image?.url ?? null, alt: post.hero_image?.alt ?? '' },
    html: body?.html ?? null,
    text: body?.text ?? null,
    contents: body && isLong(body) ? body.contents : null,
    files: filesOf(post, body?.html ?? ''),
  };
}

function authorOf(name: string): NonNullable<PostArticle['author']> {
  const author = readWords(name);
  return { name, href: author && blogHref({ author }) };
}

/** The description of a post for search results and shared links: its excerpt, else its beginning. */
export function postDescription({ excerpt, text, title }: PostArticle): string {
  return description(
    excerpt ?? text ?? `${title}, un article du blog sur le remplacement médical.`,
  );
}

/** A link to the previous or the next post. */
export type NeighbourLink = { label: string; title: string; href: string };

type Neighbour = Pick<Post, 'slug' | 'title'>;

/** Links to the posts published before and after one. */
export function neighbourLinks({
  older,
  newer,
}: {
  older: Neighbour | null;
  newer: Neighbour | null;
}): NeighbourLink[] {
  const link = (label: string, post: Neighbour | null) =>
    post ? [{ label, title: postTitle(post), href: postHref(post.slug) }] : [];
  return [...link('Article précédent', older), ...link('Article suivant', newer)];
}
