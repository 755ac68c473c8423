import '@/app/shared-styles';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { blogFeedLinks } from '@/app/blog/feeds';
import { loadPage, withStatus } from '@/app/page-outcome';
import { PostArticle, PostUnavailable } from '@/components/blog/post/post-article';
import { JsonLd } from '@/components/seo/json-ld';
import { readNeighbours } from '@/lib/api/resources/neighbours';
import { readPost } from '@/lib/api/resources/posts';
import { neighbourLinks, postArticle, postDescription, postShareImage } from '@/lib/blog/article';
import { slugify, trimEnd } from '@/lib/french/text';
import { decodeUri } from '@/lib/runtime/decode-uri';
import { blogPosting } from '@/lib/seo/json-ld';
import {
  notFoundMetadata,
  pageMetadata,
  pageUrl,
  unindexedMetadata,
} from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadPost((await params).slug);
  if (loaded.kind === 'none') return notFoundMetadata('Article introuvable');
  if (loaded.kind !== 'page') return unindexedMetadata('Article indisponible');
  const { post, revisedAt, article } = loaded.page;
  const metadata = pageMetadata({
    title: article.title,
    description: postDescription(article),
    path: article.href,
    image: postShareImage(post),
    article: { published: post.published_at, modified: revisedAt },
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: blogFeedLinks(null) } };
}

export default withStatus(async function PostPage({ params }: Props) {
  const loaded = await loadPost((await params).slug);
  if (loaded.kind !== 'page') return <PostUnavailable retry={loaded.kind !== 'none'} />;
  const { post, revisedAt, article } = loaded.page;
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
});

/** The post of a page: once for the metadata and the page. Redirects to one whose slug is the same without accents. */
const loadPost = cache(async (segment: string) => {
  const slug = decodeUri(segment) ?? '';
  const plain = trimEnd(slugify(slug), /[_-]/);
  const loaded = await loadPage(async () => {
    const found = (await readPost(slug)) ?? (plain === slug ? null : await readPost(plain));
    return found && { ...found, article: postArticle(found.post, found.revisedAt) };
  });
  if (loaded.kind === 'page' && loaded.page.post.slug === plain && plain !== slug) {
    permanentRedirect(loaded.page.article.href);
  }
  return loaded;
});
