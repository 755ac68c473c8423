const maxLength = 2000;

/**
 * Parses an absolute http(s) URL, where `//host/path` is https; or one relative to the root of an origin. `null` for
 * anything else, and for a URL with a user name or password, which can be mistaken for the host.
 */
export function parseUrl(written: string, origin?: string): URL | null {
  // As browsers do.
  const trimmed = written.replace(/[\t\n\r]/g, '').trim();
  const absolute = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  const isAbsolute = /^https?:\/\//i.test(absolute);
  if (!isAbsolute && !(origin && absolute.startsWith('/'))) return null;
  const url = URL.parse(absolute, origin);
  if (!url || url.username + url.password !== '' || url.href.length > maxLength) return null;
  // Browsers read `/\host` as `//host`.
  return isAbsolute || url.origin === URL.parse(origin ?? '')?.origin ? url : null;
}

/** Parses an absolute http(s) URL, or one relative to the origin of uploads (`/media/a.png`, `media/a.png`). */
export function parseUploadUrl(written: string, apiUrl: string): URL | null {
  const isRelative = /^\s*\w[\w.-]*(?:\/|\s*$)/.test(written);
  return parseUrl(isRelative ? `/${written.trim()}` : written, apiUrl);
}

/** Whether a normalized link leaves the site. */
export function leavesSite(href: string): boolean {
  return /^https?:/.test(href);
}

const mailbox = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const mail = new RegExp(String.raw`^mailto:(${mailbox}(?:,${mailbox}){0,4})(?:\?(.*))?$`, 'i');

/**
 * Normalizes the URL of a link of a body: a fragment (`#…`), a path of the site, an http(s) URL elsewhere,
 * `mailto:` with a few addresses and an optional subject, or the digits of `tel:`. `null` for anything else.
 */
export function normalizeLink(written: string, siteUrl: string): string | null {
  const trimmed = written.replace(/[\t\n\r]/g, '').trim();
  if (trimmed.startsWith('#')) return trimmed;
  const url = parseUrl(trimmed, siteUrl);
  if (url !== null) {
    // By host: http and https are the same site.
    if (url.host !== new URL(siteUrl).host) return url.href;
    // Two slashes at the beginning would make a host of the first name: `https://site//other.example`.
    return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  }
  const [, boxes, query] = mail.exec(trimmed) ?? [];
  if (boxes !== undefined) {
    const subject = new URLSearchParams(query).get('subject');
    return `mailto:${boxes}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  }
  const number = trimmed.replace(/%20|[\s().-]/g, '').toLowerCase();
  return /^tel:\+?\d{3,15}$/.test(number) ? number : null;
}
