import type { Metadata } from 'next';
import { config } from '@/lib/config';
import { cut } from '@/lib/french/cut';
import { maxTitleLength, type ShareImage, shareImageSize } from '@/lib/share/share-image';

/*
 * The metadata of every page. URLs become absolute through `metadataBase`. Open Graph is complete on
 * each page, because Next.js does not merge it with that of the layout.
 */

type Page = {
  /** Without the name of the site, which is appended. */
  title: string;
  /** Leaves the title as it is. */
  whole?: boolean;
  description: string;
  /** The path of the canonical URL, without a trailing slash. */
  path: string;
  /** The share image; that of the site by default. */
  image?: ShareImage;
  /** For an article, its dates: ISO 8601, `null` when unknown. */
  article?: { published: string | null; modified: string | null };
};

/** The share image of the site. */
export const siteImage: ShareImage = {
  path: '/partage/site.png',
  alt: `${config.BRAND_NAME} – Remplacement médical\u00a0: annonces et contrats en ligne`,
};

const hidden = { index: false, follow: false };
const isHidden = config.INDEXING === 'off';

/** The metadata of the root layout: the origin of URLs, and the template of titles. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(config.SITE_URL),
  title: { default: config.BRAND_NAME, template: `%s – ${config.BRAND_NAME}` },
  applicationName: config.BRAND_NAME,
  formatDetection: { telephone: false, address: false, email: false, date: false },
};

/** The metadata of a page: its canonical is its `og:url` (docs/product.md#canonical). */
export function pageMetadata({
  title: fullTitle,
  whole = false,
  description,
  path,
  image = siteImage,
  article,
}: Page): Metadata {
  const title = cut(fullTitle, maxTitleLength);
  return {
    title: whole ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    robots: isHidden ? hidden : { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      siteName: config.BRAND_NAME,
      locale: 'fr_FR',
      title,
      description,
      url: path,
      images: [{ url: image.path, alt: image.alt, type: 'image/png', ...shareImageSize }],
      ...(article ? articleOf(article) : { type: 'website' }),
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.path, alt: image.alt }],
    },
  };
}

function articleOf({ published, modified }: NonNullable<Page['article']>) {
  return {
    type: 'article' as const,
    ...(published !== null && { publishedTime: published }),
    ...(modified !== null && { modifiedTime: modified }),
  };
}

/**
 * The metadata of a page that is not to be indexed.
 *
 * @param path that of its canonical URL; without it, as for a page with status 503, it has none.
 */
export function unindexedMetadata(title: string, path?: string): Metadata {
  return {
    title,
    robots: hidden,
    ...(path !== undefined && {
      alternates: { canonical: path },
      openGraph: {
        siteName: config.BRAND_NAME,
        locale: 'fr_FR',
        type: 'website',
        title,
        url: path,
      },
    }),
  };
}

/** The metadata of a page with status 404. */
export function notFoundMetadata(title: string): Metadata {
  return { title, robots: { index: false } };
}
