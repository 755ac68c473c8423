import type { Metadata } from 'next';
import { config } from '@/lib/config/config';
import { cut } from '@/lib/french/text';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { maxTitleLength, type ShareImage, shareImageSize } from '@/lib/share/share-image';

/** The absolute URL of a path, as in its canonical and `og:url`. */
export function pageUrl(path: string): string {
  return path === '/' ? config.SITE_URL : `${config.SITE_URL}${path}`;
}

/** The share image of the site. */
export const siteImage: ShareImage = {
  path: '/partage/site.png',
  alt: `${config.BRAND_NAME} – Remplacement médical\u00a0: annonces et contrats en ligne`,
};

/** The title of the document of a page. @param title without the name of the site. */
export function documentTitle(title: string): string {
  return `${cut(title, maxTitleLength)} – ${config.BRAND_NAME}`;
}

/** The metadata of the root layout: the origin of URLs, and the template of titles. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(config.SITE_URL),
  title: { default: config.BRAND_NAME, template: `%s – ${config.BRAND_NAME}` },
  applicationName: config.BRAND_NAME,
  formatDetection: { telephone: false, address: false, email: false, date: false },
};

const hidden = { index: false, follow: false };
const shown = { index: true, follow: true, 'max-image-preview': 'large' } as const;

// Complete on each page, because Next.js does not merge it with that of the layout.
const siteOpenGraph = { siteName: config.BRAND_NAME, locale: 'fr_FR' };

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

/** The metadata of a page: its canonical is its `og:url` (docs/product.md#canonical). */
export function pageMetadata(page: Page): Metadata {
  const { description, path, image = siteImage, article } = page;
  const title = cut(page.title, maxTitleLength);
  const texts = { title, description };
  const { alt } = image;
  return {
    title: page.whole ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    robots: config.INDEXING === 'off' ? hidden : shown,
    openGraph: {
      ...siteOpenGraph,
      ...texts,
      url: path,
      images: [{ url: image.path, alt, type: 'image/png', ...shareImageSize }],
      ...(article ? articleOf(article) : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', ...texts, images: [{ url: image.path, alt }] },
  };
}

function articleOf({ published, modified }: NonNullable<Page['article']>) {
  return {
    type: 'article' as const,
    ...(published !== null && { publishedTime: published }),
    ...(modified !== null && { modifiedTime: modified }),
  };
}

/** The metadata of a page that search engines may not index; a page with status 503 has no canonical `path`. */
export function unindexedMetadata(title: string, path?: string): Metadata {
  if (path === undefined) return { title, robots: hidden };
  const openGraph = { ...siteOpenGraph, type: 'website', title, url: path } as const;
  return { title, robots: hidden, alternates: { canonical: path }, openGraph };
}

/** The metadata of a page with status 404. */
export function notFoundMetadata(title: string): Metadata {
  return { title, robots: { index: false } };
}

/** The texts of the share image of the site. */
export function siteShareCard(): ShareCard {
  return shareCard({
    title: 'Passez le relais. Prenez la relève.',
    facts: [['Remplacement médical : annonces et contrats en ligne']],
  });
}
