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

type Player = {
  host: RegExp;
  /** The path and query of a frame, and the page of its video. */
  pages: readonly (readonly [RegExp, string])[];
};

const players: readonly Player[] = [
  {
    host: /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    pages: [
      [
        /^\/embed\/videoseries\/?\?(?:.*&)?list=([\w-]+)/,
        'https://www.youtube.com/playlist?list=$1',
      ],
      [
        /^\/(?:embed\/|v\/|shorts\/)?(?!videoseries)([\w-]{6,20})(?:\?|$)/,
        'https://www.youtube.com/watch?v=$1',
      ],
      [/^\/[^?]*\?(?:.*&)?v=([\w-]{6,20})(?:&|$)/, 'https://www.youtube.com/watch?v=$1'],
    ],
  },
  {
    host: /^(?:player\.|www\.)?vimeo\.com$/,
    pages: [
      // An unlisted video needs its key.
      [/^\/(?:video\/)?(\d{4,12})\?(?:.*&)?h=([\da-f]{6,20})(?:&|$)/, 'https://vimeo.com/$1/$2'],
      [/^\/(?:video\/)?(\d{4,12})(?:\?|$)/, 'https://vimeo.com/$1'],
    ],
  },
  {
    host: /^(?:geo\.|www\.)?dailymotion\.com$/,
    pages: [
      [/^\/(?:embed\/)?video\/(\w{4,12})(?:\?|$)/, 'https://www.dailymotion.com/video/$1'],
      [/^\/[^?]*\?(?:.*&)?video=(\w{4,12})(?:&|$)/, 'https://www.dailymotion.com/video/$1'],
    ],
  },
];
/** PeerTube, on any host. */
const peertube = [[/^\/videos\/embed\/([\w-]{8,40})(?:\?|$)/, '/w/$1']] as const;

/**
 * The page of the video in a frame, for YouTube, Vimeo, Dailymotion and any PeerTube; the URL of the frame
 * if that of the page cannot be made, or it is another.
 */
export function pageOf(url: URL): { href: string; isVideo: boolean } {
  const player = players.find(({ host }) => host.test(url.hostname));
  for (const [frame, page] of player?.pages ?? peertube) {
    const [found] = frame.exec(url.pathname + url.search) ?? [];
    if (found) return { href: new URL(found.replace(frame, page), url.href).href, isVideo: true };
  }
  return { href: url.href, isVideo: player !== undefined };
}
