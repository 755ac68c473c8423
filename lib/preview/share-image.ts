import { type PictureFacts, pictureFacts } from './picture-size';
import { metaOf, type PageFacts } from './read-page';
import type { ServedImage } from './served';

/** The picture of a shared link. */
export type ShareImage = {
  /** As the page says it. */
  address: string;
  alt: string | null;
  /** « 1200 × 630 », as the page announces it. */
  declared: string | null;
  /** From the root of the site; `null` when it is not a picture of this site. */
  path: string | null;
  /** What was found there; `null` when it was not fetched. */
  found: FoundImage | null;
};

export type FoundImage =
  | { kind: 'picture'; facts: PictureFacts; bytes: number }
  | { kind: 'not-a-picture'; type: string }
  | { kind: 'missing'; reason: string };

/** What a page says of its picture; `null` when it names none. */
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

/** What the site served for it. */
export function foundImage(served: ServedImage): FoundImage {
  if (served.kind === 'failed') {
    return { kind: 'missing', reason: failures[served.reason] };
  }
  if (served.status !== 200) return { kind: 'missing', reason: `réponse ${served.status}` };
  const facts = pictureFacts(served.bytes);
  if (facts !== null) return { kind: 'picture', facts, bytes: served.bytes.byteLength };
  return { kind: 'not-a-picture', type: served.headers.get('content-type') ?? 'type inconnu' };
}

const failures = {
  timeout: 'pas de réponse à temps',
  refused: 'le serveur ne répond pas',
  broken: 'la réponse s’est interrompue',
  'too-large': 'fichier trop lourd pour être lu',
};

function pathOnSite(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address, siteUrl)) return null;
  const { origin, pathname, search } = new URL(address, siteUrl);
  return origin === new URL(siteUrl).origin ? pathname + search : null;
}
