import { imageSize } from 'image-size';
import { metaOf, type PageFacts } from './read-page';
import { pathOnSite, type SiteReader } from './site-reader';

export type ShareImage = NonNullable<Awaited<ReturnType<typeof readShareImage>>>;

/** Reads the image that the tags of a page name; `null` when they name none. Texts that it lacks are empty. */
export async function readShareImage(facts: PageFacts, siteUrl: string, reader: SiteReader) {
  const address = metaOf(facts, 'og:image') || metaOf(facts, 'og:image:url');
  if (address === '') return null;
  const width = metaOf(facts, 'og:image:width');
  const height = metaOf(facts, 'og:image:height');
  const path = pathOnSite(URL.parse(address, siteUrl)?.href ?? '', siteUrl);
  return {
    /** The URL, as the page gives it. */
    address,
    alt: metaOf(facts, 'og:image:alt'),
    /** « 1200 × 630 », as the page gives it. */
    declaredSize: width && height && `${width} × ${height}`,
    /** The path on this site; `null` when it is an image of another site, which is not requested. */
    path,
    ...unread,
    ...(path !== null && (await readImage(path, reader))),
  };
}

const unread = {
  /** Why the site does not serve it, in French. */
  failure: '',
  /** The media type of a file that social networks cannot read. */
  unreadable: '',
  /** « PNG », and « 1200 × 630 », when they can. */
  format: '',
  size: '',
  bytes: 0,
};

const failures = {
  timeout: 'pas de réponse à temps',
  refused: 'le serveur ne répond pas',
  broken: 'la réponse s’est interrompue',
  'too-large': 'fichier trop lourd pour être lu',
};

async function readImage(path: string, reader: SiteReader): Promise<Partial<typeof unread>> {
  const served = await reader.image(path);
  if (served.kind === 'failed') return { failure: failures[served.reason] };
  if (served.status !== 200) return { failure: `réponse ${served.status}` };
  const read = imageFormat(served.bytes);
  if (read !== null) return { ...read, bytes: served.bytes.byteLength };
  return { unreadable: served.headers.get('content-type') ?? 'type inconnu' };
}

/** The formats that social networks can read. */
const formats: Record<string, string> = { gif: 'GIF', jpg: 'JPEG', png: 'PNG', webp: 'WebP' };

/** The format and the size of an image in pixels; `null` when social networks cannot read it. */
export function imageFormat(bytes: Uint8Array): { format: string; size: string } | null {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const format = formats[type];
    return format === undefined ? null : { format, size: `${width} × ${height}` };
  } catch {
    // image-size throws for an unknown format, and for an image truncated before its size.
    return null;
  }
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** A file size: « 84 ko », « 1,2 Mo ». */
export function formatWeight(bytes: number): string {
  return bytes < 1_000_000
    ? `${number.format(Math.ceil(bytes / 1_000))}\u00a0ko`
    : `${number.format(bytes / 1_000_000)}\u00a0Mo`;
}
