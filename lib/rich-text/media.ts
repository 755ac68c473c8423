import type { Element, ElementContent, Properties } from 'hast';
import { shorten } from '@/lib/french/text';
import { isOptimized, optimizedImageUrl } from '@/lib/images/image-url';
import { hasEnded } from '@/lib/images/signed-url';
import { decodeUri } from '@/lib/runtime/decode-uri';
import {
  childrenOf,
  classOf,
  element,
  isVisible,
  type Nodes,
  property,
  text,
  wordsOf,
} from './element';
import { normalizeLink, parseUploadUrl, parseUrl } from './links';

/**
 * The origins of the site, whose links open in the same tab, and of the API, where uploads are; without a slash. The
 * images of `pictureHosts` come from the site.
 */
export type Origins = { siteUrl: string; apiUrl: string; pictureHosts?: readonly string[] };

/** A node with checked URLs: a link, an image, a link to other media, or what the author wrote in place of them. */
export function withCheckedUrls(node: ElementContent, origins: Origins): Nodes {
  const { siteUrl, apiUrl } = origins;
  if (node.type !== 'element') return [node];
  const { tagName: name } = node;
  if (name === 'a') return link(node, siteUrl);
  if (name === 'img') return image(node, origins);
  if (name === 'picture') return picture(node, origins);
  return insteadOfMedia(node, apiUrl) ?? [node];
}

/** Links without an address that a reader could type: to code, to data, or to the memory of a program. */
const noAddress = /^\s*(?:$|blob:|data:|webkit-fake-url:)|script:/i;

/** A link, with its address in brackets after its words when a browser could not read it. */
function link(source: Element, siteUrl: string): Nodes {
  const written = property(source, 'href', 'dataAddress');
  source.properties.href = normalizeLink(written, siteUrl) ?? undefined;
  const address = shorten(written.replace(/\s+/g, ' ').trim(), 200);
  const isSaid = noAddress.test(written) || wordsOf(source.children).includes(address);
  if (source.properties.href || isSaid || !isVisible(source.children)) return [source];
  return [source, text(` (${address})`)];
}

/** The URL of an image or a document; where a script loads it late, `src` is a placeholder. */
const writtenUrl = (source: Element) =>
  property(source, 'dataLazySrc', 'dataSrc', 'src', 'url', 'data');

/** An image, loaded lazily, or what shows instead of it. */
function image(source: Element, { apiUrl, pictureHosts }: Origins): Nodes {
  const written = imageUrl(writtenUrl(source), apiUrl) ?? embeddedImage(source);
  if (written === null || hasEnded(written)) return insteadOfImage(source);
  const candidates = imageCandidates(property(source, 'srcSet'), apiUrl) ?? undefined;
  const ofSite = urlOfSite(candidates ?? written, pictureHosts) ?? urlOfSite(written, pictureHosts);
  const [src, srcSet] = ofSite === null ? [written, candidates] : [ofSite];
  // An image is at most as wide as the column.
  const sizes = srcSet?.includes('w') ? '(min-width: 768px) 42rem, 100vw' : undefined;
  const alt = property(source, 'alt');
  const lazily = { loading: 'lazy', decoding: 'async' };
  return [element('img', { src, srcSet, sizes, alt, ...dimensions(source), ...lazily })];
}

/** Pixels, for a column of 42rem. A `srcset` with widths would enlarge an image that is smaller. */
const maxWidth = 1_280;

/** The URL at which the site sends the largest of an image's candidates; `null` when it does not optimize that. */
function urlOfSite(candidates: string, hosts: readonly string[] = []): string | null {
  const size = (candidate: string) => Number.parseFloat(candidate.split(' ')[1] ?? '');
  const [largest = ''] = candidates.split(', ').toSorted((a, b) => size(b) - size(a));
  const [url = ''] = largest.split(' ', 1);
  return isOptimized(url, hosts) ? optimizedImageUrl(url, maxWidth) : null;
}

const maxEmbeddedBytes = 65_536;
/** Images in the text itself, with the first bytes of a PNG, JPEG, GIF or WebP in base64. */
const embedded =
  /^data:(image\/(?:png|jpe?g|gif|webp))(?:;[\w=-]{1,30})?;base64,(?=iVBORw0KGgo|\/9j\/|R0lGOD[dl]h|UklGR.{6}XRUJQ)([\w+/]+={0,2})$/;
/** Images of one pixel, where a script would load another. */
const spacer = /^data:[^,]*,(?:R0lGOD[dl]hAQABA|iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB)/;

/** A small image in the text itself; `null` without one. */
function embeddedImage(source: Element): string | null {
  const written = property(source, 'dataAddress');
  const decoded = (decodeUri(written) ?? '').replace(/\s/g, '');
  const lower = decoded.replace(/^[^,]{1,99}/, (head) => head.toLowerCase());
  const [, type, base64 = ''] = embedded.exec(lower) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (type === undefined || bytes.length > maxEmbeddedBytes || spacer.test(written)) return null;
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** The alternative text of an image that cannot be shown, or « [image] »; where it may be visited, a link to it. */
function insteadOfImage(source: Element): Nodes {
  const alt = property(source, 'alt').trim();
  const written = writtenUrl(source) || property(source, 'dataAddress');
  const url = parseUrl(written);
  const isPixel = ['width', 'height'].some((name) => /^[01]$/.test(property(source, name)));
  if (isPixel || spacer.test(written)) return [text(alt)];
  if (url === null || hasEnded(url.href)) return [text(alt || (written && ' [image] '))];
  const link = element('a', { href: url.href }, [text(alt || `Voir l’image (${url.host})`)]);
  return [text(' '), link, text(' ')];
}

const windowWidth = /^\((?:max|min)-width: ?\d{1,4}(?:\.\d{1,2})?(?:px|r?em)\)$/;

/** An image with its versions for widths of the window, such as a chart drawn for phones; not those for formats. */
function picture(source: Element, { apiUrl, pictureHosts }: Origins): Nodes {
  const versions = childrenOf(source, 'source').flatMap((version) => {
    const [media, written] = [property(version, 'media'), property(version, 'srcSet')];
    const srcSet = imageCandidates(written, apiUrl) ?? imageUrl(written, apiUrl);
    if (!windowWidth.test(media) || srcSet === null) return [];
    const ofSite = urlOfSite(srcSet, pictureHosts);
    return [element('source', { media, srcSet: ofSite ?? srcSet, ...dimensions(version) })];
  });
  const [shown] = childrenOf(source, 'img');
  if (!shown || versions.length === 0) return source.children;
  return [element('picture', {}, [...versions, shown])];
}

/** Width and height in pixels, to avoid a layout shift when the image loads; or neither. */
function dimensions(source: Element): Properties {
  const [width, height] = [Number(property(source, 'width')), Number(property(source, 'height'))];
  const areWhole = [width, height].every((size) => Number.isInteger(size) && size > 0);
  // No extreme sizes and aspect ratios.
  const isUsual = height <= Math.min(4 * width, 10_000) && width <= Math.min(10 * height, 10_000);
  return areWhole && isUsual ? { width, height } : {};
}

/** The URL of an image: https, or an upload of the API; `null` for any other (`http:` elsewhere, `data:`). */
export function imageUrl(written: string, apiUrl: string): string | null {
  const url = parseUploadUrl(written, apiUrl);
  const isSafe = url?.protocol === 'https:' || url?.origin === new URL(apiUrl).origin;
  return url && isSafe ? url.href : null;
}

const candidate = /^(\S+)\s+(\d{1,5}w|\d(?:\.\d{1,2})?x)$/;

/** The candidates of an image for `srcset`, each with a width (`800w`) or a density (`2x`); `null` when one is invalid. */
export function imageCandidates(written: string, apiUrl: string): string | null {
  const candidates = written.split(/,(?=\s)/, 12).map((text) => {
    const [, url = '', descriptor] = candidate.exec(text.trim()) ?? [];
    const href = imageUrl(url, apiUrl);
    // A comma at the end of a URL would separate it from its descriptor.
    return href === null || href.endsWith(',') ? null : `${href} ${descriptor}`;
  });
  return candidates.includes(null) ? null : candidates.join(', ');
}

/**
 * A link in place of a video, a recording or a frame, so that no other site runs code or receives a request before the
 * visitor follows it; without a valid URL, what the author wrote in its place. `null` for any other element.
 */
function insteadOfMedia(source: Element, apiUrl: string): Nodes | null {
  const { children } = source;
  const name = property(source, 'dataElement') || source.tagName;
  const isMedia = /^(?:audio|embed|frame|iframe|object|oembed|video)$/.test(name);
  // CKEditor and TinyMCE have the URL of what they embed in an attribute, of an element of any name.
  const embedded = property(source, 'dataOembedUrl', 'dataEphoxEmbedIri');
  // WordPress writes it as the text of a block, CKEditor 4 as that of an element.
  const isText = name === 'oembed' || classOf(source, /^wp-block-embed__wrapper$/);
  const words = isText ? wordsOf(children) : '';
  if (!isMedia && !/^(?:https?:)?\/\/\S+$/i.test(embedded || words)) return null;
  if (name === 'object' && isVisible(children)) return children;
  const sources = [source, ...childrenOf(source, 'source')].map(writtenUrl);
  const urls = [embedded, ...sources, words].map((written) => parseUploadUrl(written, apiUrl));
  const url = urls.find((one) => one !== null);
  const title = shorten(property(source, 'title', 'ariaLabel').trim(), 200);
  // Browsers parse the content of an `iframe` as source text.
  const fallback = name === 'iframe' || children.length === 0 ? [text(title)] : children;
  return [element('p', {}, url ? [linkTo(url, name, title)] : fallback)];
}

/** A link to the page of a video, or to a document; its host tells the reader where it leads. */
function linkTo(url: URL, name: string, title: string): Element {
  const { href, isVideo } = pageOf(url);
  const host = new URL(href).host.replace(/^www\./, '');
  let words = title || 'Voir le contenu';
  if (name === 'video' || isVideo) words = 'Voir la vidéo';
  if (name === 'audio') words = 'Écouter l’enregistrement';
  return element('a', { href }, [text(`${words} (${host})`)]);
}

/** Players of videos: their hosts, the id of a video in a path and query, and the page of a video without its id. */
const players = [
  {
    host: /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    id: /^\/(?:(?:embed|live|shorts|v)\/|watch\?(?:.*&)?v=)?(?!videoseries)([\w-]{11})(?:[?&]|$)/,
    page: 'https://www.youtube.com/watch?v=',
  },
  {
    host: /^(?:player\.|www\.)?vimeo\.com$/,
    // An unlisted video needs its key.
    id: /^\/(?:video\/)?(\d{4,12})(?:\?(?:.*&)?h=([\da-f]{6,20})(?:&|$)|\?|$)/,
    page: 'https://vimeo.com/',
  },
];

/** The page of the video in a frame of YouTube or Vimeo; else the URL of the frame. */
export function pageOf(url: URL): { href: string; isVideo: boolean } {
  const player = players.find(({ host }) => host.test(url.hostname));
  const [found, ...parts] = player?.id.exec(url.pathname + url.search) ?? [];
  const page = player && found && player.page + parts.filter(Boolean).join('/');
  return { href: page || url.href, isVideo: player !== undefined };
}
