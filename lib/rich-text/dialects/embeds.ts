import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, isElement, property, text } from '@/lib/rich-text/element';
import { mediaNames } from '@/lib/rich-text/media';
import { isVisibleText } from '@/lib/rich-text/words';
import { hasClass, writtenName } from './element-name';

/** Elements that show another document. */
const frames: ReadonlySet<string> = new Set(['embed', 'frame', 'iframe', 'object', 'oembed']);

// Where a URL stands: first for what a script loads, or consent, because `src` is a placeholder then.
const places = [
  ...['dataOembedUrl', 'dataEphoxEmbedIri', 'dataSrc', 'dataLazySrc', 'dataCookieblockSrc'],
  ...['dataSrcCmplz', 'dataSuppressedSrc', 'dataLitespeedSrc', 'dataInstgrmPermalink'],
  ...['dataUrl', 'dataHref', 'src', 'url', 'data', 'href'],
];

/** The pages of videos, by the name of the player in an element or a class: `lite-youtube`, `vimeo_player`. */
const players = [
  { name: /youtube/i, page: 'https://www.youtube.com/watch?v=' },
  { name: /vimeo/i, page: 'https://vimeo.com/' },
  { name: /dailymotion/i, page: 'https://www.dailymotion.com/video/' },
];
const videoIds = [
  'dataPlyrEmbedId',
  'videoid',
  'dataVideoid',
  'dataVideoId',
  'dataYoutubeId',
  'dataId',
];

/**
 * An element that shows what is elsewhere, as an `iframe`, which becomes a link; `null` for any other. What
 * an author wrote for browsers that do not show it stays in its place.
 */
export function frameOf(source: Element): ElementContent[] | null {
  const name = writtenName(source);
  if (name === 'area') return null;
  const isFrame = frames.has(name);
  const canBeEmpty = /^(?:blockquote|div|figure|p|span)$/.test(source.tagName);
  const wraps = source.properties.dataOembedUrl ?? source.properties.dataEphoxEmbedIri;
  if (!isFrame && wraps === undefined && (!canBeEmpty || hasContent(source.children))) return null;
  if (name === 'object' && hasContent(source.children)) return source.children;
  const src = urlOf(source);
  if (src === null && !isFrame) return backgroundOf(source);
  const title = property(source, 'title') || property(source, 'ariaLabel');
  // What browsers parse in an `iframe` is source text.
  const instead =
    name === 'iframe' || source.children.length === 0 ? [text(title)] : source.children;
  return [element('iframe', { src: src ?? '', title }, instead)];
}

function urlOf(source: Element): string | null {
  const urls = places.map((name) => property(source, name).trim());
  const known = urls.find(isUrl) ?? videoOf(source);
  if (known !== null || !frames.has(writtenName(source))) return known;
  // CKEditor 4 writes it as the text.
  const words = textOf(source).trim();
  return isUrl(words) ? words : (urls.find(Boolean) ?? null);
}

/** The image of an element that has nothing else. */
function backgroundOf(source: Element): ElementContent[] | null {
  const [, src] = /url\(\s?["']?([^\s"')]{1,2000})/.exec(property(source, 'style')) ?? [];
  if (src === undefined || hasContent(source.children)) return null;
  const alt = property(source, 'ariaLabel') || property(source, 'title');
  return [element('img', { src, alt })];
}

function isUrl(written: string): boolean {
  return /^(?:https?:)?\/\/./i.test(written);
}

function videoOf(source: Element): string | null {
  const id = videoIds.map((name) => property(source, name)).find(Boolean);
  const names = [writtenName(source), property(source, 'dataPlyrProvider')];
  const player = players.find(
    ({ name }) => names.some((written) => name.test(written)) || hasClass(source, name),
  );
  return id && player && /^[\w-]{4,40}$/.test(id) ? player.page + id : null;
}

/** Whether nodes show something: text, an image, media, a form element. */
export function hasContent(nodes: ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return isVisibleText(node.value);
    if (node.type !== 'element') return false;
    return node.tagName === 'img' || mediaNames.has(node.tagName) || hasContent(node.children);
  });
}

/** The block of WordPress for a URL that it shows as a video, a post, a map. */
export function embeddedUrl(source: Element): ElementContent[] | null {
  if (!hasClass(source, /^wp-block-embed__wrapper$/)) return null;
  const [url, another] = source.children.filter((child) => child.type !== 'comment');
  if (another !== undefined || url?.type !== 'text' || !isUrl(url.value.trim())) return null;
  return [element('iframe', { src: url.value.trim() })];
}

/** What a form shows: its words. A password and what is hidden are not shown. */
export function fieldText(source: Element): ElementContent[] | null {
  if (writtenName(source) !== 'input') return null;
  const isShown = !/^(?:hidden|password)$/i.test(property(source, 'type'));
  return isShown ? [text(` ${property(source, 'value') || property(source, 'alt')} `)] : [];
}

/**
 * Puts the content of `noscript` in its place, unless a script shows it there: then an element beside it has
 * the same URL, or is an image without one.
 */
export function withoutNoscript(nodes: ElementContent[]): ElementContent[] {
  const isNoscript = (node: ElementContent): node is Element =>
    node.type === 'element' && writtenName(node) === 'noscript';
  if (!nodes.some(isNoscript)) return nodes;
  const beside = new Set(sourcesIn(nodes.filter((node) => !isNoscript(node))));
  return nodes.flatMap((node, index) => {
    if (isNoscript(node)) {
      const sources = sourcesIn([node]);
      return sources.length > 0 && sources.every((src) => beside.has(src)) ? [] : node.children;
    }
    const around = [nodes[index - 1], nodes[index + 1]];
    const isPlaceholder = isElement(node, 'img') && property(node, 'src') === '';
    return isPlaceholder && around.some((other) => other && isNoscript(other)) ? [] : [node];
  });
}

function sourcesIn(nodes: ElementContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const shows = node.tagName === 'img' || mediaNames.has(node.tagName);
    return [...(shows ? [property(node, 'src')] : []), ...sourcesIn(node.children)];
  });
}
