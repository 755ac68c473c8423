import '@/app/shared-styles';
import type { Metadata } from 'next';
import { feedLinks } from '@/app/blog/feed-links';
import { NotFoundStatus } from '@/app/not-found-status';
import { PostArticle } from '@/components/blog/post-article';
import { PostUnavailable } from '@/components/blog/post-unavailable';
import { getNeighbours } from '@/lib/api/latest-posts';
import { postArticle } from '@/lib/blog/article';
import { postDescription } from '@/lib/blog/description';
import { neighbourLinks } from '@/lib/blog/neighbours';
import { config } from '@/lib/config';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadPost } from './load-post';

type Props = { params: Promise<{ slug: string }> };

export const ensureStatic = 'navigation';
/** One whole document with a true status: nothing of it is shown before all of it is known. */
export const instant = false;

/** No post has this slug; proxy.ts leads addresses of no post here. */
export function generateStaticParams() {
  return [{ slug: '~' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { post, failed } = await loadPost((await params).slug);
  if (failed) return { title: 'Article indisponible', robots: { index: false } };
  if (!post) return { title: 'Article introuvable', robots: { index: false } };
  const article = postArticle(post);
  const metadata = pageMetadata({
    title: article.title,
    description: postDescription(article),
    path: article.href,
    type: 'article',
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: feedLinks(null) } };
}

export default async function PostPage({ params }: Props) {
  const { post, failed } = await loadPost((await params).slug);
  if (failed) return <PostUnavailable retry />;
  if (!post) {
    return (
      <>
        <PostUnavailable />
        <NotFoundStatus />
      </>
    );
  }
  const article = postArticle(post);
  return (
    <PostArticle
      article={article}
      neighbours={neighbourLinks(await getNeighbours(post.slug))}
      pageUrl={`${config.SITE_URL}${article.href}`}
    />
  );
}
