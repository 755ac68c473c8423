import '@/app/shared-styles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogIntro } from '@/components/blog/list/blog-intro';
import { PostList } from '@/components/blog/list/post-list';
import { ContactCall } from '@/components/blog/post/contact-call';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { nothingFound, postFilters } from '@/lib/blog/filters';
import { readBlogPageSegment } from '@/lib/blog/list-page';
import { config } from '@/lib/config';
import { blogBreadcrumbs } from '@/lib/seo/breadcrumbs';
import { blogMetadata } from './blog-metadata';
import { loadBlogPage } from './load-blog-page';

type Props = { params: Promise<{ search: string }> };

/** No search is prerendered: each page is rendered at its first request. */
export function generateStaticParams() {
  return [{ search: '-' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const requested = readBlogPageSegment((await params).search);
  if (requested === null) return {};
  const { search, themes } = await loadBlogPage(requested);
  return blogMetadata(search, themes);
}

export default async function BlogPage({ params }: Props) {
  const requested = readBlogPageSegment((await params).search);
  if (requested === null) notFound();

  const { search, page, themes, beyondEnd } = await loadBlogPage(requested);
  return (
    <Container>
      <Breadcrumbs crumbs={blogBreadcrumbs()} />
      <BlogIntro search={search} filters={postFilters(search, themes)} themes={themes} />
      <PostList
        served={{ search, page, beyondEnd }}
        imageHosts={config.PICTURE_HOSTS}
        nothing={nothingFound(search, themes)}
      />
      <ContactCall />
    </Container>
  );
}
