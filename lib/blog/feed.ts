import { bodyOf } from '@/lib/blog/body-of';
import type { Post } from '@/lib/blog/post';
import { blogHref, postHref } from '@/lib/blog/search';
import { themeName, themesOf } from '@/lib/blog/theme';
import { postTitle } from '@/lib/blog/title';
import { config } from '@/lib/config';
import type { Feed, FeedItem } from '@/lib/feeds/feed';

/** The feed of the latest posts, or of those with a tag (product.md, « RSS and JSON feeds »). */
export function blogFeed(posts: Post[], tag: string | null): Feed {
  const theme = tag && themeName(tag, themesOf(posts));
  return {
    title: theme ? `Le blog, ${theme} – ${config.BRAND_NAME}` : `Le blog – ${config.BRAND_NAME}`,
    description: theme
      ? `Les derniers articles du blog sur le thème « ${theme} ».`
      : 'Les derniers articles du blog sur le remplacement médical.',
    pageUrl: `${config.SITE_URL}${blogHref({ tag })}`,
    items: posts.map(feedItem),
  };
}

function feedItem(post: Post): FeedItem {
  const body = bodyOf(post);
  return {
    url: `${config.SITE_URL}${postHref(post.slug)}`,
    title: postTitle(post),
    summary: post.excerpt,
    html: body && withAbsoluteLinks(body.html),
    published: post.published_at && new Date(post.published_at).toISOString(),
    author: post.author?.full_name ?? null,
    tags: post.tags.map(({ name }) => name),
    imageUrl: post.hero_image?.url ?? null,
  };
}

/** The links of a body lead from the root of the site; elsewhere only the text has a `<`. */
function withAbsoluteLinks(html: string): string {
  return html.replaceAll('<a href="/', `<a href="${config.SITE_URL}/`);
}
