import '@/app/shared-styles';
import type { Metadata } from 'next';
import { blogFeedLinks } from '@/app/blog/feed-links';
import { NotFoundStatus } from '@/app/not-found-status';
import { PostArticle } from '@/components/blog/post/post-article';
import { PostUnavailable } from '@/components/blog/post/post-unavailable';
import { JsonLd } from '@/components/seo/json-ld';
import { getNeighbours } from '@/lib/api/resources/latest-posts';
import { postArticle } from '@/lib/blog/article';
import { postDescription } from '@/lib/blog/description';
import { neighbourLinks } from '@/lib/blog/neighbours';
import { postShareImage } from '@/lib/blog/share-image';
import { blogPosting } from '@/lib/seo/blog-posting';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';
import { pageUrl } from '@/lib/seo/page-url';
import { loadPost } from './load-post';

type Props = { params: Promise<{ slug: string }> };

/** No post has this slug: proxy.ts rewrites URLs with an invalid slug to this page. */
export function generateStaticParams() {
  return [{ slug: '~' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { found, failed } = await loadPost((await params).slug);
  if (failed) return unindexedMetadata('Article indisponible');
  if (!found) return notFoundMetadata('Article introuvable');
  const { post, revisedAt } = found;
  const article = postArticle(post);
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
  if (!found) {
    return (
      <>
        <PostUnavailable />
        <NotFoundStatus />
      </>
    );
  }
  const { post, revisedAt } = found;
  const article = postArticle(post);
  return (
    <>
      <JsonLd data={blogPosting(article, revisedAt, postShareImage(post).path)} />
      <PostArticle
        article={article}
        neighbours={neighbourLinks(await getNeighbours(post.slug))}
        pageUrl={pageUrl(article.href)}
      />
    </>
  );
}
