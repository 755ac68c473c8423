import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import NotFound from '@/app/not-found';
import { loadPage, withStatus } from '@/app/page-outcome';
import type { SearchParams } from '@/app/search-params';
import { LandingUnavailable } from '@/components/ads/absent-ads';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

/** A page of the counts of all open ads, and its metadata. @param read returns `null` without an index. */
export function countsRoute<T>(
  read: () => Promise<T | null>,
  metadataOf: (page: T) => Parameters<typeof pageMetadata>[0],
  show: (page: T, query: SearchParams) => ReactNode,
) {
  // Once for the metadata and the page.
  const load = cache(() => loadPage(read));
  return {
    async generateMetadata(): Promise<Metadata> {
      const loaded = await load();
      if (loaded.kind === 'page') return pageMetadata(metadataOf(loaded.page));
      if (loaded.kind === 'none') return notFoundMetadata('Page introuvable');
      return unindexedMetadata('Annonces indisponibles');
    },
    render: withStatus(async (props: { searchParams: SearchParams }) => {
      const loaded = await load();
      if (loaded.kind === 'page') return show(loaded.page, props.searchParams);
      if (loaded.kind === 'none') return <NotFound />;
      return <LandingUnavailable isPreparing={loaded.kind === 'preparing'} />;
    }),
  };
}
