import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { blogFeedLinks } from '@/app/blog/feeds';
import { markNotFound, markUnavailable } from '@/app/page-outcome';
import { PostArticle } from '@/components/blog/post/post-article';
import { PostUnavailable } from '@/components/blog/post/post-unavailable';
import { JsonLd } from '@/components/seo/json-ld';
import { readNeighbours } from '@/lib/api/resources/neighbours';
import { readPost } from '@/lib/api/resources/posts';
import {
  neighbourLinks,
  type PostArticle as PostArticleView,
  postArticle,
  postDescription,
} from '@/lib/blog/article';
import type { Post } from '@/lib/blog/post';
import { parsePostSlug } from '@/lib/blog/search';
import { postShareImage } from '@/lib/blog/share-image';
import { blogPosting } from '@/lib/seo/json-ld';
import {
  notFoundMetadata,
  pageMetadata,
  pageUrl,
  unindexedMetadata,
} from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { found, failed } = await loadPost((await params).slug);
  if (failed) return unindexedMetadata('Article indisponible');
  if (!found) return notFoundMetadata('Article introuvable');
  const { post, revisedAt, article } = found;
  const metadata = pageMetadata({
    title: article.title,
    description: postDescription(article),
    path: article.href,
    image: postShareImage(post),
    article: { published: post.published_at, modified: revisedAt },
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: blogFeedLinks(null) } };
}

export default async function PostPage({ params }: Props) {
  const { found, failed } = await loadPost((await params).slug);
  if (failed) return <PostUnavailable retry />;
  if (!found) return <PostUnavailable />;
  const { post, revisedAt, article } = found;
  return (
    <>
      <JsonLd data={blogPosting(article, revisedAt, postShareImage(post).path)} />
      <PostArticle
        article={article}
        neighbours={neighbourLinks(await readNeighbours(post))}
        pageUrl={pageUrl(article.href)}
      />
    </>
  );
}

/** `found` is `null` when there is no such post, or when the API `failed`. */
type Loaded = {
  found: { post: Post; revisedAt: string | null; article: PostArticleView } | null;
  failed: boolean;
};

/** The post of a page. When the API fails the page renders a message with status 503. */
const loadPost = cache(async (segment: string): Promise<Loaded> => {
  const slug = parsePostSlug(segment);
  if (slug === null) return noPost();
  try {
    const found = await readPost(slug);
    if (found === null) return noPost();
    const article = postArticle(found.post, found.revisedAt);
    return { found: { ...found, article }, failed: false };
  } catch (error) {
    markUnavailable(error);
    return { found: null, failed: true };
  }
});

function noPost(): Loaded {
  markNotFound();
  return { found: null, failed: false };
}
