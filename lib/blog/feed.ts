import { origins } from '@/lib/blog/article';
import { themeName, themesOf } from '@/lib/blog/filters';
import { type Post, postTitle } from '@/lib/blog/post';
import { blogHref, postHref } from '@/lib/blog/search';
import { config } from '@/lib/config/config';
import { feedBody } from '@/lib/rich-text/body';
import type { Feed, FeedItem } from '@/lib/share/feeds/feed';

/** The feed of the latest posts, or of those with a tag (docs/product.md#feeds). */
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
  const url = `${config.SITE_URL}${postHref(post.slug)}`;
  return {
    url,
    title: postTitle(post),
    summary: post.excerpt,
    html: post.content === null ? null : feedBody(post.content, origins, url),
    published: post.published_at && new Date(post.published_at).toISOString(),
    author: post.author?.full_name ?? null,
    tags: post.tags.map(({ name }) => name),
    imageUrl: post.hero_image?.url ?? null,
  };
}
