import type { Metadata } from 'next';
import { config } from '@/lib/config';

type Page = {
  /** Without the name of the site, which the layout adds. */
  title: string;
  /** Leaves the title as it is. */
  whole?: boolean;
  description: string;
  /** The canonical address, from the root, without a trailing slash. */
  path: string;
  type?: 'website' | 'article';
};

/**
 * The head of a page: title, description, and a canonical equal to `og:url` (product.md,
 * « Canonical »). Addresses become absolute through the `metadataBase` of the layout. Open Graph is
 * whole here, because Next.js does not merge it with that of the layout.
 */
export function pageMetadata({
  title,
  whole = false,
  description,
  path,
  type = 'website',
}: Page): Metadata {
  return {
    title: whole ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      siteName: config.BRAND_NAME,
      locale: 'fr_FR',
      type,
      title,
      description,
      url: path,
    },
  };
}
