import { type ImageFacts, imageFacts } from '@/lib/seo-audit/image-size';
import { pathOnSite } from '@/lib/seo-audit/path-on-site';
import { metaOf, type PageFacts } from '@/lib/seo-audit/read-page';
import type { AuditedPage } from '@/lib/seo-audit/rule';
import type { ServedImage } from '@/lib/seo-audit/served';

/** The image of a shared link. */
export type ShareImage = {
  /** The URL, as the page gives it. */
  address: string;
  alt: string | null;
  /** « 1200 × 630 », as the page gives it. */
  declared: string | null;
  /** The path on this site; `null` when it is an image of another site. */
  path: string | null;
  /** The image that was fetched; `null` when it was not. */
  found: FoundImage | null;
};

type FoundImage =
  | { kind: 'image'; facts: ImageFacts; bytes: number }
  | { kind: 'not-an-image'; type: string }
  | { kind: 'missing'; reason: string };

/** The share image in the tags of a page; `null` when there is none. */
export function announcedImage(
  facts: PageFacts,
  siteUrl: string,
): Omit<ShareImage, 'found'> | null {
  const address = metaOf(facts, 'og:image') ?? metaOf(facts, 'og:image:url');
  if (address === null) return null;
  const width = metaOf(facts, 'og:image:width');
  const height = metaOf(facts, 'og:image:height');
  return {
    address,
    alt: metaOf(facts, 'og:image:alt'),
    declared: width && height ? `${width} × ${height}` : null,
    path: pathOnSite(address, siteUrl),
  };
}

/** The image in a response. */
export function foundImage(served: ServedImage): FoundImage {
  if (served.kind === 'failed') {
    return { kind: 'missing', reason: failures[served.reason] };
  }
  if (served.status !== 200) return { kind: 'missing', reason: `réponse ${served.status}` };
  const facts = imageFacts(served.bytes);
  if (facts !== null) return { kind: 'image', facts, bytes: served.bytes.byteLength };
  return { kind: 'not-an-image', type: served.headers.get('content-type') ?? 'type inconnu' };
}

const failures = {
  timeout: 'pas de réponse à temps',
  refused: 'le serveur ne répond pas',
  broken: 'la réponse s’est interrompue',
  'too-large': 'fichier trop lourd pour être lu',
};

/** The preview of a shared link. */
export type ShareCard = {
  title: string;
  description: string | null;
  /** « www.example.org » */
  host: string;
  site: string | null;
  /** The path of the image; `null` when there is none that can be shown. */
  image: { src: string; alt: string } | null;
};

/** The texts and the image of a shared link, with fallbacks for missing ones. */
export function shareCard({ siteUrl, facts, image }: AuditedPage): ShareCard {
  const { host } = new URL(siteUrl);
  const src = image?.found?.kind === 'image' ? image.path : null;
  return {
    title: metaOf(facts, 'og:title') ?? facts.titles[0]?.value ?? host,
    description: metaOf(facts, 'og:description') ?? metaOf(facts, 'description'),
    host,
    site: metaOf(facts, 'og:site_name'),
    image: src === null ? null : { src, alt: image?.alt ?? '' },
  };
}
