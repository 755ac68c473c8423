import '@/app/shared-styles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
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

// Once for the metadata and the page.
const readSearch = cache(readBlogPageSegment);
const loadPage = cache(loadBlogPage);

type Props = { params: Promise<{ search: string }> };

/** No search is prerendered: each page is rendered at its first request. */
export function generateStaticParams() {
  return [{ search: '-' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const requested = readSearch((await params).search);
  if (requested === null) return {};
  const { search, themes } = await loadPage(requested);
  return blogMetadata(search, themes);
}

export default async function BlogPage({ params }: Props) {
  const requested = readSearch((await params).search);
  if (requested === null) notFound();

  const { search, page, themes, beyondEnd } = await loadPage(requested);
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
