import type { Post } from '@/lib/blog/post';
import { blogHref } from '@/lib/blog/search';

/** A tag as a link to its posts. */
export type Theme = { slug: string; name: string; href: string };

/** The distinct tags of posts, sorted by name. */
export function themesOf(posts: Pick<Post, 'tags'>[]): Theme[] {
  const bySlug = new Map(posts.flatMap(({ tags }) => tags.map((tag) => [tag.slug, tag.name])));
  return [...bySlug]
    .map(([slug, name]) => ({ slug, name, href: blogHref({ tag: slug }) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}

/** The name of a tag; for an unknown one, the words of its slug. */
export function themeName(slug: string, themes: Theme[]): string {
  return themes.find((theme) => theme.slug === slug)?.name ?? slug.replaceAll('-', ' ');
}
