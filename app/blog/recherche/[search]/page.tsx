import '@/app/shared-styles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { blogFeedLinks } from '@/app/blog/feed-links';
import { failPage } from '@/app/fail-page';
import { FailedStatus } from '@/app/failed-status';
import { BlogIntro } from '@/components/blog/list/blog-intro';
import { PostList } from '@/components/blog/list/post-list';
import { ContactCall } from '@/components/blog/post/contact-call';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { getPosts } from '@/lib/api/resources/posts';
import { nothingFound, postFilters, searchTitle } from '@/lib/blog/filters';
import { readBlogPageSegment } from '@/lib/blog/list-page';
import { type PostPage, postPage } from '@/lib/blog/post-page';
import { blogHref, isNarrowed, type PostSearch } from '@/lib/blog/search';
import { type Theme, themesOf } from '@/lib/blog/theme';
import { config } from '@/lib/config';
import { blogBreadcrumbs } from '@/lib/seo/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';

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
      <FailedStatus />
    </Container>
  );
}

const description =
  'Conseils et retours d’expérience sur le remplacement médical : contrat, rémunération, organisation du cabinet, vie de remplaçant.';

/**
 * The metadata of the blog. A page of all posts is its own canonical; a tag, a search and an author
 * point to all posts (product.md, « Canonical »).
 */
function blogMetadata(search: PostSearch, themes: Theme[]): Metadata {
  const page = isNarrowed(search) ? 1 : search.page;
  const title = searchTitle(search, themes);
  const metadata = pageMetadata({
    title: search.page > 1 ? `${title} – Page ${search.page}` : title,
    description: page > 1 ? `${description} Page ${page}.` : description,
    path: blogHref({ page }),
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: blogFeedLinks(search.tag) } };
}

type Loaded = {
  /** The search that is shown. */
  search: PostSearch;
  /** Its page; `null` when the API failed. */
  page: PostPage | null;
  /** The tags of its posts. */
  themes: Theme[];
  /** The list ends before the requested page: this is the first one. */
  beyondEnd: boolean;
};

/**
 * The requested page of the blog, or the first one when the list ends before it, as for the ads
 * (specification, section 8). When the API fails the page renders a message with status 503.
 */
async function loadBlogPage(search: PostSearch): Promise<Loaded> {
  try {
    const response = await getPosts(search);
    if (response.kind === 'page') {
      const { posts } = response;
      return { search, page: postPage(posts), themes: themesOf(posts.results), beyondEnd: false };
    }
  } catch (error) {
    await failPage(error);
    return { search, page: null, themes: [], beyondEnd: false };
  }
  return { ...(await loadBlogPage({ ...search, page: 1 })), beyondEnd: true };
}
