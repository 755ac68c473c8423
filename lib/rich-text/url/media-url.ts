import { parseUploadUrl } from './url';

type Player = {
  host: RegExp;
  /** Makes the URL of the page from that of the frame; `null` when that has no video id. */
  page: (url: URL) => string | null;
};

const players: Player[] = [
  { host: /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/, page: youtubePage },
  { host: /^(?:player\.|www\.)?vimeo\.com$/, page: vimeoPage },
  { host: /^(?:geo\.|www\.)?dailymotion\.com$/, page: dailymotionPage },
];

/** The URL of a video, a recording or a frame: http(s), or an upload of the API; `null` for anything else. */
export function mediaUrl(written: string, apiUrl: string): URL | null {
  return parseUploadUrl(written, apiUrl);
}

/**
 * The page of the video in a frame, for YouTube, Vimeo, Dailymotion and any PeerTube; the URL of the frame
 * if that of the page cannot be made, or it is another.
 */
export function pageOf(url: URL): { href: string; isVideo: boolean } {
  const player = players.find(({ host }) => host.test(url.hostname));
  const page = player ? player.page(url) : peertubePage(url);
  return { href: page ?? url.href, isVideo: player !== undefined || page !== null };
}

function youtubePage({ pathname, searchParams }: URL): string | null {
  const list = searchParams.get('list');
  if (/^\/embed\/videoseries\/?$/.test(pathname)) {
    return /^[\w-]+$/.test(list ?? '') ? `https://www.youtube.com/playlist?list=${list}` : null;
  }
  const [, id] = /^\/(?:embed\/|v\/|shorts\/)?([\w-]{6,20})$/.exec(pathname) ?? [];
  const named = id === undefined || id === 'watch' ? searchParams.get('v') : id;
  return /^[\w-]{6,20}$/.test(named ?? '') ? `https://www.youtube.com/watch?v=${named}` : null;
}

function vimeoPage({ pathname, searchParams }: URL): string | null {
  const [, id] = /^\/(?:video\/)?(\d{4,12})$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  // An unlisted video needs its key.
  const key = /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '');
  return `https://vimeo.com/${id}${key ? `/${key[0]}` : ''}`;
}

function dailymotionPage({ pathname, searchParams }: URL): string | null {
  const [, id] = /^\/(?:embed\/)?video\/(\w{4,12})$/.exec(pathname) ?? [];
  const named = id ?? searchParams.get('video') ?? '';
  return /^\w{4,12}$/.test(named) ? `https://www.dailymotion.com/video/${named}` : null;
}

function peertubePage({ origin, pathname }: URL): string | null {
  const [, id] = /^\/videos\/embed\/([\w-]{8,40})$/.exec(pathname) ?? [];
  return id === undefined ? null : `${origin}/w/${id}`;
}
