import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { mediaNames } from '@/lib/rich-text/allow-list';
import { element, hasClass, isElement, property, text, writtenName } from '@/lib/rich-text/element';
import { isVisible } from '@/lib/rich-text/words';

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
  ...['dataPlyrEmbedId', 'videoid', 'dataVideoid', 'dataVideoId', 'dataYoutubeId', 'dataId'],
];

/**
 * An element that shows what is elsewhere, as an `iframe`, which becomes a link; `null` for any other. What
 * an author wrote for browsers that do not show it stays in its place.
 */
export function frameOf(source: Element): ElementContent[] | null {
  const name = writtenName(source);
  // WordPress writes the URL as the text of a block, CKEditor 4 as that of an element.
  const canBeText = frames.has(name) || hasClass(source, /^wp-block-embed__wrapper$/);
  const words = canBeText ? textOf(source).trim() : '';
  const isFrame = frames.has(name) || isUrl(words);
  if (!isFrame && !mayShowElsewhere(source)) return null;
  if (name === 'object' && isVisible(source.children)) return source.children;
  const urls = places.map((place) => property(source, place).trim());
  const url = urls.find(isUrl) ?? videoOf(source);
  if (url === null && !isFrame) return backgroundOf(source);
  const src = url ?? (isUrl(words) ? words : urls.find(Boolean));
  const title = property(source, 'title') || property(source, 'ariaLabel');
  // What browsers parse in an `iframe` is source text.
  const hasFallback = name !== 'iframe' && source.children.length > 0;
  return [element('iframe', { src, title }, hasFallback ? source.children : [text(title)])];
}

/** Whether an element is empty until a script fills it, or names what a script has filled it with. */
function mayShowElsewhere(source: Element): boolean {
  const { dataOembedUrl, dataEphoxEmbedIri } = source.properties;
  if (dataOembedUrl !== undefined || dataEphoxEmbedIri !== undefined) return true;
  const canBeEmpty = isElement(source, 'blockquote', 'div', 'figure', 'p', 'span');
  return canBeEmpty && writtenName(source) !== 'area' && !isVisible(source.children);
}

/** The image of an element that has nothing else. */
function backgroundOf(source: Element): ElementContent[] | null {
  const [, src] = /url\(\s?["']?([^\s"')]{1,2000})/.exec(property(source, 'style')) ?? [];
  if (src === undefined || isVisible(source.children)) return null;
  const alt = property(source, 'ariaLabel') || property(source, 'title');
  return [element('img', { src, alt })];
}

function isUrl(written: string): boolean {
  return /^(?:https?:)?\/\/\S+$/i.test(written);
}

function videoOf(source: Element): string | null {
  const id = videoIds.map((name) => property(source, name)).find(Boolean);
  const names = [writtenName(source), property(source, 'dataPlyrProvider')];
  const player = players.find(
    ({ name }) => names.some((written) => name.test(written)) || hasClass(source, name),
  );
  return id && player && /^[\w-]{4,40}$/.test(id) ? player.page + id : null;
}

/**
 * Puts the content of `noscript` in its place, unless a script shows it there: then an element beside it has
 * the same URL, or is an image without one.
 */
export function withoutNoscript(nodes: ElementContent[]): ElementContent[] {
  const isNoscript = (node: ElementContent | undefined): node is Element =>
    node?.type === 'element' && writtenName(node) === 'noscript';
  if (!nodes.some(isNoscript)) return nodes;
  const beside = new Set(sourcesIn(nodes.filter((node) => !isNoscript(node))));
  return nodes.flatMap((node, index) => {
    if (isNoscript(node)) {
      const sources = sourcesIn([node]);
      return sources.length > 0 && sources.every((src) => beside.has(src)) ? [] : node.children;
    }
    const isBeside = isNoscript(nodes[index - 1]) || isNoscript(nodes[index + 1]);
    return isBeside && isElement(node, 'img') && property(node, 'src') === '' ? [] : [node];
  });
}

function sourcesIn(nodes: ElementContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const shows = node.tagName === 'img' || mediaNames.has(node.tagName);
    return [...(shows ? [property(node, 'src')] : []), ...sourcesIn(node.children)];
  });
}
