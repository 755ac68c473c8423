import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { blogFeedLinks } from '@/app/blog/feeds';
import { loadListPage, withStatus } from '@/app/page-outcome';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { BlogIntro } from '@/components/blog/list/blog-intro';
import { PostList } from '@/components/blog/list/post-list';
import { ContactCall } from '@/components/blog/post/contact-call';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { readPosts } from '@/lib/api/resources/posts';
import { nothingFound, postFilters, searchTitle, themesOf } from '@/lib/blog/filters';
import { postPage } from '@/lib/blog/post';
import { blogHref, isNarrowed, parsePostSearch } from '@/lib/blog/search';
import { config } from '@/lib/config/config';
import { blogBreadcrumbs } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** The posts of a query, once for the metadata and the page. */
const loadPage = cache(async (searchParams: SearchParams) => {
  const requested = parsePostSearch(await readSearchParams(searchParams));
  const { search, page: posts } = await loadListPage(requested, readPosts);
  return {
    search,
    page: posts && postPage(posts),
    themes: posts === null ? [] : themesOf(posts.results),
    beyondEnd: search !== requested,
  };
});

type Props = { searchParams: SearchParams };

const description =
  'Conseils et retours d’expérience sur le remplacement médical : contrat, rémunération, organisation du cabinet, vie de remplaçant.';

/** A page of all posts is its own canonical; a tag, a search and an author point to all posts (docs/product.md#canonical). */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search, themes } = await loadPage(searchParams);
  const page = isNarrowed(search) ? 1 : search.page;
  const title = searchTitle(search, themes);
  const metadata = pageMetadata({
    title: search.page > 1 ? `${title} – Page ${search.page}` : title,
    description: page > 1 ? `${description} Page ${page}.` : description,
    path: blogHref({ page }),
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: blogFeedLinks(search.tag) } };
}

export default withStatus(async function BlogPage({ searchParams }: Props) {
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
});
