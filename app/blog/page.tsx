import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { blogFeedLinks } from '@/app/blog/feeds';
import { markUnavailable } from '@/app/page-outcome';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { BlogIntro } from '@/components/blog/list/blog-intro';
import { PostList } from '@/components/blog/list/post-list';
import { ContactCall } from '@/components/blog/post/contact-call';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { readPosts } from '@/lib/api/resources/posts';
import { nothingFound, postFilters, searchTitle, type Theme, themesOf } from '@/lib/blog/filters';
import { type PostPage, postPage } from '@/lib/blog/post-page';
import { blogHref, isNarrowed, type PostSearch, parsePostSearch } from '@/lib/blog/search';
import { config } from '@/lib/config/config';
import { blogBreadcrumbs } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

// Once for the metadata and the page.
const loadPage = cache(async (searchParams: SearchParams) =>
  loadBlogPage(parsePostSearch(await readSearchParams(searchParams))),
);

type Props = { searchParams: SearchParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search, themes } = await loadPage(searchParams);
  return blogMetadata(search, themes);
}

export default async function BlogPage({ searchParams }: Props) {
  const { search, page, themes, beyondEnd } = await loadPage(searchParams);
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

const description =
  'Conseils et retours d’expérience sur le remplacement médical : contrat, rémunération, organisation du cabinet, vie de remplaçant.';

/**
 * The metadata of the blog. A page of all posts is its own canonical; a tag, a search and an author point to all posts
 * (docs/product.md#canonical).
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
 * (docs/product.md#list-of-posts). When the API fails the page renders a message with status 503.
 */
async function loadBlogPage(search: PostSearch): Promise<Loaded> {
  try {
    const posts = await readPosts(search);
    if (posts !== null) {
      return { search, page: postPage(posts), themes: themesOf(posts.results), beyondEnd: false };
    }
  } catch (error) {
    markUnavailable(error);
    return { search, page: null, themes: [], beyondEnd: false };
  }
  return { ...(await loadBlogPage({ ...search, page: 1 })), beyondEnd: true };
}
