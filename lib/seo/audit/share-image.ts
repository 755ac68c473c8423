import { imageSize } from 'image-size';
import { sentence } from '@/lib/french/text';
import { shareImageSize } from '@/lib/share/share-image';
import { metaOf, type PageFacts } from './read-page';
import { type Rule, rule } from './rule';
import { pathOnSite, type SiteReader } from './site';

export type ShareImage = NonNullable<Awaited<ReturnType<typeof readShareImage>>>;

/** Reads the image that the tags of a page name; `null` when they name none. Texts that it lacks are empty. */
export async function readShareImage(facts: PageFacts, siteUrl: string, reader: SiteReader) {
  const address = metaOf(facts, 'og:image') || metaOf(facts, 'og:image:url');
  if (address === '') return null;
  const width = metaOf(facts, 'og:image:width');
  const height = metaOf(facts, 'og:image:height');
  const path = pathOnSite(URL.parse(address, siteUrl)?.href ?? '', siteUrl);
  return {
    /** The URL, as the page has it. */
    address,
    alt: metaOf(facts, 'og:image:alt'),
    /** « 1200 × 630 », as the page has it. */
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

// The largest images that they show, as others measured: https://www.getlinkpeek.com/blog/og-image-size-guide-2026
const maxWhatsApp = 600_000;
const maxLinkedIn = 5_000_000;

const rightSize = `${shareImageSize.width} × ${shareImageSize.height}`;

/** The image of a shared link: absolute URL, readable, right dimensions and file size. */
export const imageRules: Rule<ShareImage>[] = [
  rule('image-relative', 'error', 'Adresse d’image incomplète', ({ address }) => ({
    found: !/^https?:\/\//i.test(address),
    problem: sentence`L’adresse de l’image, « ${address} », n’est pas complète : les réseaux sociaux ne la trouvent pas.`,
    remedy: sentence`Signalez-le à l’équipe technique : elle commence par https://`,
  })),
  rule('image-elsewhere', 'advice', 'Image d’un autre site', ({ address, path }) => ({
    found: path === null,
    problem: sentence`L’image est sur un autre site, et n’a pas été vérifiée : ${address}`,
    remedy: sentence`Préférez une image de ce site : l’autre peut disparaître.`,
  })),
  rule('image-alt', 'advice', 'Image sans description', ({ alt }) => ({
    found: alt === '',
    problem: 'L’image n’a pas de description pour ceux qui ne la voient pas.',
    remedy: sentence`Signalez-le à l’équipe technique : « og:image:alt » est absent.`,
  })),
  rule('image-unreachable', 'error', 'Image introuvable', ({ failure }) => ({
    found: failure !== '',
    problem: sentence`L’image ne se charge pas : ${failure}.`,
    remedy: 'Choisissez une autre image, ou signalez-le à l’équipe technique.',
  })),
  rule('image-type', 'error', 'Image illisible', ({ unreadable }) => ({
    found: unreadable !== '',
    problem: sentence`Les réseaux sociaux ne savent pas lire cette image (${unreadable}).`,
    remedy: 'Utilisez une image PNG, JPEG ou WebP.',
  })),
  rule('image-size', 'advice', 'Taille de l’image', ({ size }) => ({
    found: size !== '' && size !== rightSize,
    problem: sentence`L’image mesure ${size} pixels : elle sera recadrée ou montrée en petit.`,
    remedy: `Utilisez une image de ${rightSize} pixels.`,
  })),
  rule('image-declared', 'advice', 'Taille de l’image annoncée', ({ size, declaredSize }) => ({
    found: size !== '' && declaredSize !== '' && size !== declaredSize,
    problem: sentence`La page annonce une image de ${declaredSize} pixels ; elle en mesure ${size}.`,
  })),
  rule('image-heavy', 'advice', 'Image lourde', ({ bytes }) => ({
    found: bytes > maxWhatsApp,
    problem: sentence`L’image pèse ${formatWeight(bytes)} : ${bytes > maxLinkedIn ? 'LinkedIn et WhatsApp ne l’affichent' : 'WhatsApp ne l’affiche'} pas.`,
    remedy: `Allégez-la sous ${formatWeight(maxWhatsApp)}.`,
  })),
];
