import type { Element, Properties } from 'hast';
import { hasEnded } from '@/lib/images/signed-url';
import { childrenOf, element, type Nodes, property, text } from './element';
import { parseUploadUrl, parseUrl } from './links';

// Where scripts of lazy loading find the image; `src` is a placeholder then.
const laterSources = ['dataLazySrc', 'dataSrc', 'dataOriginal', 'dataLazy', 'dataUrl'];
const laterCandidates = ['dataLazySrcset', 'dataSrcset', 'dataLazySrcSet'];

/** An image, or a version of one, with the URLs that a script would give it. */
export function loaded(source: Element): Element {
  const find = (places: string[]) =>
    places.map((place) => property(source, place)).find((value) => /^(?!data:)\S/i.test(value));
  const later = find(laterSources);
  const srcSet = find(laterCandidates) ?? (later ? '' : property(source, 'srcSet'));
  const [first] = srcSet.trim().split(/,?\s/, 1);
  const src = later ?? (property(source, 'src') || first);
  return { ...source, properties: { ...source.properties, src, srcSet } };
}

/** An image, loaded lazily; `null` without a valid URL. */
export function image(source: Element, apiUrl: string): Element | null {
  const src = imageUrl(property(source, 'src'), apiUrl);
  if (src === null || hasEnded(src)) return null;
  const srcSet = imageCandidates(property(source, 'srcSet'), apiUrl) ?? undefined;
  // An image is at most as wide as the column.
  const sizes = srcSet?.includes('w') ? '(min-width: 768px) 42rem, 100vw' : undefined;
  const alt = property(source, 'alt');
  const lazily = { loading: 'lazy', decoding: 'async' };
  return element('img', { src, srcSet, sizes, alt, ...dimensions(source), ...lazily });
}

/** The alternative text of an image that cannot be shown; where it may be visited, a link to it. */
export function insteadOfImage(source: Element, inLink: boolean): Nodes {
  const alt = property(source, 'alt').trim();
  const url = parseUrl(property(source, 'src'));
  const isPixel = ['width', 'height'].some((name) => /^[01]$/.test(property(source, name)));
  if (url === null || hasEnded(url.href) || isPixel || inLink) return [text(alt)];
  const link = element('a', { href: url.href }, [text(alt || `Voir l’image (${url.host})`)]);
  return [text(' '), link, text(' ')];
}

/** An image with versions for some widths of the window, such as a chart drawn for phones; `null` without an image. */
export function picture(source: Element, apiUrl: string): Element | null {
  const [shown] = childrenOf(source, 'img');
  if (shown === undefined) return null;
  const sources = childrenOf(source, 'source');
  const src = [shown, ...sources].map((offered) => property(offered, 'src')).find(Boolean);
  const made = image({ ...shown, properties: { ...shown.properties, src } }, apiUrl);
  const versions = sources.flatMap((offered) => version(offered, apiUrl));
  return made && versions.length > 0 ? element('picture', {}, [...versions, made]) : made;
}

const windowWidth = /^\((?:max|min)-width: ?\d{1,4}(?:\.\d{1,2})?(?:px|r?em)\)$/;

/** One version, for a width of the window; those for formats are dropped: the image is enough. */
function version(source: Element, apiUrl: string): Element[] {
  const media = property(source, 'media').trim().toLowerCase();
  const written = property(source, 'srcSet').trim();
  const srcSet = imageCandidates(written, apiUrl) ?? imageUrl(written, apiUrl);
  if (!windowWidth.test(media) || srcSet === null) return [];
  return [element('source', { media, srcSet, ...dimensions(source) })];
}

/** Width and height in pixels, to avoid a layout shift when the image loads; or neither. */
function dimensions(source: Element): Properties {
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(/^\d{1,5}$/.exec(property(source, name))?.[0] ?? 0),
  );
  // No extreme aspect ratios.
  const isUsual = width > 0 && height > 0 && height <= 4 * width && width <= 10 * height;
  return isUsual && Math.max(width, height) <= 10_000 ? { width, height } : {};
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
