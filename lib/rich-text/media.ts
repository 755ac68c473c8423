import type { Element } from 'hast';
import { element, isElement, property, text } from './element';
import { parseUploadUrl } from './url';

/**
 * A link in place of a video, a recording or a frame, so that no other site runs code or receives a request
 * before the visitor follows it. `null` when it has no valid URL: http(s), or an upload of the API.
 */
export function mediaLink(source: Element, apiUrl: string): Element | null {
  const offered = source.children.filter((child) => isElement(child, 'source'));
  const url = [source, ...offered]
    .map((candidate) => parseUploadUrl(property(candidate, 'src'), apiUrl))
    .find((found) => found !== null);
  if (url === undefined) return null;
  const { href, isVideo } = pageOf(url);
  const name = nameOf(source, isVideo);
  const host = new URL(href).host.replace(/^www\./, '');
  return element('a', { href }, [text(`${name} (${host})`)]);
}

function nameOf(source: Element, isVideo: boolean): string {
  if (source.tagName === 'audio') return 'Écouter l’enregistrement';
  if (source.tagName === 'video' || isVideo) return 'Voir la vidéo';
  return property(source, 'title').trim().slice(0, 200) || 'Voir le contenu';
}

const youtube = String.raw`(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)`;
const vimeo = String.raw`(?:player\.|www\.)?vimeo\.com`;
const dailymotion = String.raw`(?:geo\.|www\.)?dailymotion\.com`;
const player = new RegExp(`^(?:${youtube}|${vimeo}|${dailymotion})$`);

/** The URLs of frames, and the pages of their videos; an unlisted video of Vimeo needs its key. */
const pages = [
  [`${youtube}/embed/videoseries/?\\?(?:.*&)?list=([\\w-]+)`, 'www.youtube.com/playlist?list=$1'],
  [`${youtube}/(?:embed/|v/|shorts/)?(?!videoseries)([\\w-]{6,20})`, 'www.youtube.com/watch?v=$1'],
  [`${youtube}/[^?]*\\?(?:.*&)?v=([\\w-]{6,20})`, 'www.youtube.com/watch?v=$1'],
  [`${vimeo}/(?:video/)?(\\d{4,12})\\?(?:.*&)?h=([\\da-f]{6,20})`, 'vimeo.com/$1/$2'],
  [`${vimeo}/(?:video/)?(\\d{4,12})`, 'vimeo.com/$1'],
  [`${dailymotion}/(?:embed/)?video/(\\w{4,12})`, 'www.dailymotion.com/video/$1'],
  [`${dailymotion}/[^?]*\\?(?:.*&)?video=(\\w{4,12})`, 'www.dailymotion.com/video/$1'],
  // PeerTube, on any host.
  ['([^/]+)/videos/embed/([\\w-]{8,40})', '$1/w/$2'],
].map(([frame = '', page = '']) => ({
  frame: new RegExp(`^https?://${frame}(?:[?&#].*)?$`),
  page: `https://${page}`,
}));

/**
 * The page of the video in a frame, for YouTube, Vimeo, Dailymotion and any PeerTube; the URL of the frame
 * if that of the page cannot be made, or it is another.
 */
export function pageOf({ href, hostname }: URL): { href: string; isVideo: boolean } {
  const known = pages.find(({ frame }) => frame.test(href));
  if (known) return { href: href.replace(known.frame, known.page), isVideo: true };
  return { href, isVideo: player.test(hostname) };
}
