import type { Metadata } from 'next';
import { config } from '@/lib/config';
import { cut } from '@/lib/french/cut';
import { type ShareImage, shareImageSize } from '@/lib/share/share-image';

/*
 * The head of every page comes from here. Addresses become absolute through `metadataBase`. Open
 * Graph is whole on each page, because Next.js does not merge it with that of the layout.
 */

type Page = {
  /** Without the name of the site, which is added. */
  title: string;
  /** Leaves the title as it is. */
  whole?: boolean;
  description: string;
  /** The canonical address, from the root, without a trailing slash. */
  path: string;
  /** What a shared link shows; that of the site unless the page has its own. */
  image?: ShareImage;
  /** For what someone published, when: ISO 8601, `null` when nobody knows. */
  article?: { published: string | null; modified: string | null };
};

/** What a shared link to the site shows. */
export const siteImage: ShareImage = {
  path: '/partage/site.png',
  alt: `${config.BRAND_NAME} – Remplacement médical\u00a0: annonces et contrats en ligne`,
};

/** Characters of a title: no tab, search result or card shows more, and an API may send a novel. */
const maxTitleLength = 90;

const hidden = { index: false, follow: false };
const isHidden = config.INDEXING === 'off';

/** What all pages share: the origin of their addresses, and the pattern of their titles. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(config.SITE_URL),
  title: { default: config.BRAND_NAME, template: `%s – ${config.BRAND_NAME}` },
  applicationName: config.BRAND_NAME,
  formatDetection: { telephone: false, address: false, email: false, date: false },
};

/** The head of a page: its canonical is its `og:url` (product.md, « Canonical »). */
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

/** The head of a page that answers 200 or 500, and has no address to be found under. */
export function unindexedMetadata(title: string): Metadata {
  return { title, robots: hidden };
}

/** The head of a page that answers 404: Next.js itself writes `noindex` there. */
export function notFoundMetadata(title: string): Metadata {
  return { title };
}
