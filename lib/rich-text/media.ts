import type { Element, ElementContent } from 'hast';
import { selectAll } from 'hast-util-select';
import {
  childrenOf,
  classOf,
  element,
  isElement,
  isVisible,
  type Nodes,
  names,
  property,
  text,
  wordsOf,
  writtenName,
} from './element';
import { parseUploadUrl } from './links';

// Attributes with a URL: first those that a script reads, or one that asks for consent, as `src` is a placeholder then.
const places =
  names(`dataOembedUrl dataEphoxEmbedIri dataSrc dataLazySrc dataCookieblockSrc dataSrcCmplz
dataSuppressedSrc dataLitespeedSrc dataInstgrmPermalink dataUrl dataHref src url data href`);

/**
 * Players of videos: their name in an element or a class (`lite-youtube`, `vimeo_player`), their hosts, the id of a
 * video in the path and query of a frame, and the page of a video without its id.
 */
const players = [
  {
    name: /youtube/i,
    host: /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    id: /^\/(?:(?:embed\/|v\/|shorts\/)?(?!videoseries)([\w-]{6,20})(?:\?|$)|[^?]*\?(?:.*&)?v=([\w-]{6,20})(?:&|$))/,
    page: 'https://www.youtube.com/watch?v=',
  },
  {
    name: /youtube/i,
    host: /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/,
    id: /^\/embed\/videoseries\/?\?(?:.*&)?list=([\w-]+)/,
    page: 'https://www.youtube.com/playlist?list=',
  },
  {
    name: /vimeo/i,
    host: /^(?:player\.|www\.)?vimeo\.com$/,
    // An unlisted video needs its key.
    id: /^\/(?:video\/)?(\d{4,12})(?:\?(?:.*&)?h=([\da-f]{6,20})(?:&|$)|\?|$)/,
    page: 'https://vimeo.com/',
  },
  {
    name: /dailymotion/i,
    host: /^(?:geo\.|www\.)?dailymotion\.com$/,
    id: /^\/(?:(?:embed\/)?video\/(\w{4,12})(?:\?|$)|[^?]*\?(?:.*&)?video=(\w{4,12})(?:&|$))/,
    page: 'https://www.dailymotion.com/video/',
  },
];

/**
 * An element that shows another document, as an `iframe`, which becomes a link, or what the author wrote in its place;
 * for an empty element, the image of its background; `null` for any other.
 */
export function frameOf(source: Element): Nodes | null {
  const { children, properties } = source;
  const name = writtenName(source);
  const isFrame = /^(?:embed|frame|iframe|object|oembed)$/.test(name);
  // WordPress writes the URL as the text of a block, CKEditor 4 as that of an element.
  const canBeText = isFrame || classOf(source, /^wp-block-embed__wrapper$/);
  const words = canBeText ? wordsOf(children) : '';
  const isFilled = (properties.dataOembedUrl ?? properties.dataEphoxEmbedIri) !== undefined;
  // A script may fill it.
  const isEmpty =
    isElement(source, 'blockquote', 'div', 'figure', 'p', 'span') && !isVisible(children);
  if (!isFrame && !isUrl(words) && !isFilled && !isEmpty) return null;
  if (name === 'object' && isVisible(children)) return children;
  const written = places.map((place) => property(source, place).trim());
  const url = [...written, videoOf(source), words].find(isUrl);
  if (!isFrame && url === undefined) return isEmpty ? backgroundOf(source) : null;
  const title = property(source, 'title', 'ariaLabel');
  // What browsers parse in an `iframe` is source text.
  const hasFallback = name !== 'iframe' && children.length > 0;
  const src = url ?? property(source, ...places);
  return [element('iframe', { src, title }, hasFallback ? children : [text(title)])];
}

function backgroundOf(source: Element): Nodes | null {
  const [, src] = /url\(\s?["']?([^\s"')]{1,2000})/.exec(property(source, 'style')) ?? [];
  return src ? [element('img', { src, alt: property(source, 'ariaLabel', 'title') })] : null;
}

const isUrl = (written: string) => /^(?:https?:)?\/\/\S+$/i.test(written);

function videoOf(source: Element): string {
  const ids = names('dataPlyrEmbedId videoid dataVideoid dataVideoId dataYoutubeId dataId');
  const id = property(source, ...ids);
  const provider = property(source, 'dataPlyrProvider');
  const written = [writtenName(source), provider, source.properties.className].join(' ');
  const player = players.find(({ name }) => name.test(written));
  return player && /^[\w-]{4,40}$/.test(id) ? player.page + id : '';
}

/**
 * Puts the content of `noscript` in its place, unless a script shows it there: then elements beside it have the same
 * URLs. Images beside it that have none are dropped.
 */
export function withoutNoscript(nodes: Nodes): Nodes {
  const isNoscript = (node: ElementContent): node is Element =>
    node.type === 'element' && writtenName(node) === 'noscript';
  if (!nodes.some(isNoscript)) return nodes;
  const sourcesIn = (children: Nodes) =>
    selectAll('audio, iframe, img, video', { type: 'root', children }).map((node) =>
      property(node, 'src'),
    );
  const beside = new Set(sourcesIn(nodes.filter((node) => !isNoscript(node))));
  return nodes.flatMap((node) => {
    if (!isNoscript(node)) return isElement(node, 'img') && !property(node, 'src') ? [] : [node];
    const sources = sourcesIn(node.children);
    return sources.length > 0 && sources.every((src) => beside.has(src)) ? [] : node.children;
  });
}

/**
 * A link in place of a video, a recording or a frame, so that no other site runs code or receives a request before the
 * visitor follows it; `null` when it has no valid URL.
 */
export function mediaLink(source: Element, apiUrl: string): Element | null {
  const { tagName } = source;
  const url = [source, ...childrenOf(source, 'source')]
    .map((offered) => parseUploadUrl(property(offered, 'src'), apiUrl))
    .find(Boolean);
  if (!url) return null;
  const { href, isVideo } = pageOf(url);
  const host = new URL(href).host.replace(/^www\./, '');
  let name = property(source, 'title').trim().slice(0, 200) || 'Voir le contenu';
  if (tagName === 'video' || isVideo) name = 'Voir la vidéo';
  if (tagName === 'audio') name = 'Écouter l’enregistrement';
  return element('a', { href }, [text(`${name} (${host})`)]);
}

/** The page of the video in a frame of YouTube, Vimeo, Dailymotion or any PeerTube; else the URL of the frame. */
export function pageOf(url: URL): { href: string; isVideo: boolean } {
  const path = url.pathname + url.search;
  const known = players.filter(({ host }) => host.test(url.hostname));
  for (const { id, page } of known) {
    const [found, ...parts] = id.exec(path) ?? [];
    if (found) return { href: page + parts.filter(Boolean).join('/'), isVideo: true };
  }
  const [, video] = /^\/videos\/embed\/([\w-]{8,40})(?:\?|$)/.exec(path) ?? [];
  if (known.length > 0 || !video) return { href: url.href, isVideo: known.length > 0 };
  return { href: new URL(`/w/${video}`, url).href, isVideo: true };
}
