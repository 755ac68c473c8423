import { absoluteUrl, tidyAddress } from './address';

/** A page where a film is shown, in place of the frame that shows it. */
type Film = { href: string; host: string };

type Player = {
  host: RegExp;
  /** Makes the address of the page from that of the frame; `null` when it names no film. */
  page: (url: URL) => string | null;
};

const players: Player[] = [
  { host: /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/, page: youtubePage },
  { host: /^(?:player\.|www\.)?vimeo\.com$/, page: vimeoPage },
  { host: /^(?:geo\.|www\.)?dailymotion\.com$/, page: dailymotionPage },
];

/**
 * The film a frame shows: of YouTube, Vimeo, Dailymotion, or any PeerTube. The page of the film
 * where its address can be made, else the frame's own. `null` for any other frame.
 */
export function filmAddress(written: string): Film | null {
  const url = absoluteUrl(tidyAddress(written));
  if (url?.protocol !== 'https:') return null;
  const player = players.find(({ host }) => host.test(url.hostname));
  const page = player ? (player.page(url) ?? url.href) : peertubePage(url);
  return page === null ? null : filmAt(page);
}

/** A film or a recording that is a file of its own, over https. */
export function recordingAddress(written: string): Film | null {
  const url = absoluteUrl(tidyAddress(written));
  return url?.protocol === 'https:' ? filmAt(url.href) : null;
}

function filmAt(href: string): Film {
  return { href, host: new URL(href).host.replace(/^www\./, '') };
}

function youtubePage({ pathname, searchParams }: URL): string | null {
  const list = searchParams.get('list');
  if (/^\/embed\/videoseries\/?$/.test(pathname)) {
    return /^[\w-]+$/.test(list ?? '') ? `https://www.youtube.com/playlist?list=${list}` : null;
  }
  const [, film] = /^\/(?:embed\/|v\/|shorts\/)?([\w-]{6,20})$/.exec(pathname) ?? [];
  const named = film === undefined || film === 'watch' ? searchParams.get('v') : film;
  return /^[\w-]{6,20}$/.test(named ?? '') ? `https://www.youtube.com/watch?v=${named}` : null;
}

function vimeoPage({ pathname, searchParams }: URL): string | null {
  const [, film] = /^\/(?:video\/)?(\d{4,12})$/.exec(pathname) ?? [];
  if (film === undefined) return null;
  // A film that is not listed needs its key.
  const key = /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '');
  return `https://vimeo.com/${film}${key ? `/${key[0]}` : ''}`;
}

function dailymotionPage({ pathname, searchParams }: URL): string | null {
  const [, film] = /^\/(?:embed\/)?video\/(\w{4,12})$/.exec(pathname) ?? [];
  const named = film ?? searchParams.get('video') ?? '';
  return /^\w{4,12}$/.test(named) ? `https://www.dailymotion.com/video/${named}` : null;
}

function peertubePage({ origin, pathname }: URL): string | null {
  const [, film] = /^\/videos\/embed\/([\w-]{8,40})$/.exec(pathname) ?? [];
  return film === undefined ? null : `${origin}/w/${film}`;
}
