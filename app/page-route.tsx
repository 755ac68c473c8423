import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import NotFound from '@/app/not-found';
import { loadPage, withStatus } from '@/app/page-outcome';
import type { SearchParams } from '@/app/search-params';
import { LandingUnavailable } from '@/components/ads/absent-ads';
import { notFoundMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

type Route<T> = {
  /** Returns `null` when there is no such page. */
  read: (slug: string, department: string) => Promise<T | null>;
  metadata: (page: T) => Metadata | Promise<Metadata>;
  content: (page: T, query: SearchParams) => ReactNode;
  /** The page that does not exist. */
  absent?: { title: string; content: ReactNode };
  /** Shown below a page without content. */
  below?: ReactNode;
};

type Props = {
  params: Promise<{ slug?: string; department?: string }>;
  searchParams: SearchParams;
};

const unknown = { title: 'Page introuvable', content: <NotFound /> };

/** A page of ads, or of their counts, that search engines may land on, and its metadata. */
export function pageRoute<T>({ read, metadata, content, absent = unknown, below }: Route<T>) {
  // Once for the metadata and the page.
  const load = cache((slug = '', department = '') => loadPage(() => read(slug, department)));

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { slug, department } = await params;
    const loaded = await load(slug, department);
    if (loaded.kind === 'page') return metadata(loaded.page);
    if (loaded.kind === 'none') return notFoundMetadata(absent.title);
    return unindexedMetadata('Annonces indisponibles');
  }

  async function render({ params, searchParams }: Props) {
    const { slug, department } = await params;
    const loaded = await load(slug, department);
    if (loaded.kind === 'page') return content(loaded.page, searchParams);
    const unavailable = <LandingUnavailable isPreparing={loaded.kind === 'preparing'} />;
    return (
      <>
        {loaded.kind === 'none' ? absent.content : unavailable}
        {below}
      </>
    );
  }

  return { generateMetadata, render: withStatus(render) };
}
