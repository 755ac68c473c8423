import { blogTitle, noPosts } from '@/lib/blog/messages';
import type { Post } from '@/lib/blog/post';
import { blogHref, type PostFilters, type PostSearch } from '@/lib/blog/search';
import { formatList } from '@/lib/french/numbers';

/** The distinct tags of posts, sorted by name, as links to their posts. */
export function themesOf(posts: Pick<Post, 'tags'>[]) {
  const bySlug = new Map(posts.flatMap(({ tags }) => tags.map((tag) => [tag.slug, tag.name])));
  return [...bySlug]
    .map(([slug, name]) => ({ slug, name, href: blogHref({ tag: slug }) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}

export type Theme = ReturnType<typeof themesOf>[number];

/** The name of a tag; for an unknown one, the words of its slug. */
export function themeName(slug: string, themes: Theme[]): string {
  return themes.find((theme) => theme.slug === slug)?.name ?? slug.replaceAll('-', ' ');
}

/** The active filters of a search, formatted, each with the URL without it. */
export function postFilters({ tag, words, author }: PostSearch, themes: Theme[]) {
  const filter = (label: string, value: string | null, rest: Partial<PostSearch>) =>
    value === null ? [] : [{ label, value, hrefWithout: blogHref(rest) }];
  return [
    ...filter('Thème', tag && themeName(tag, themes), { words, author }),
    ...filter('Recherche', words, { tag, author }),
    ...filter('Auteur', author, { tag, words }),
  ];
}

export type PostFilter = ReturnType<typeof postFilters>[number];

/** The `<title>` of the blog for a search, distinct in tabs and in the history: « Le blog : thème « Contrat » ». */
export function searchTitle({ tag, words, author }: PostFilters, themes: Theme[]): string {
  const narrowed = [
    tag && `thème ${quoted(themeName(tag, themes))}`,
    words && `recherche ${quoted(words)}`,
    author && `articles de ${author}`,
  ].filter((part) => part !== null);
  return narrowed.length === 0 ? blogTitle : `${blogTitle}\u00a0: ${narrowed.join(', ')}`;
}

/**
 * The message when nothing is found, with the search: « Aucun article ne correspond à la recherche « été ». » The whole
 * blog has its own sentence (docs/product.md#list-of-posts).
 */
export function nothingFound({ tag, words, author }: PostSearch, themes: Theme[]): string {
  const searched = [
    tag && `au thème ${quoted(themeName(tag, themes))}`,
    words && `à la recherche ${quoted(words)}`,
    author && `à l’auteur ${quoted(author)}`,
  ].filter((part) => part !== null);
  return searched.length === 0 ? noPosts : `Aucun article ne correspond ${formatList(searched)}.`;
}

function quoted(text: string): string {
  return `«\u00a0${text}\u00a0»`;
}
