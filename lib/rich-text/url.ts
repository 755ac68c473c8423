const maxLength = 2000;

/** Removes tabs, line breaks and surrounding spaces from a URL, as browsers do. */
export function trimUrl(written: string): string {
  return written.replace(/[\t\n\r]/g, '').trim();
}

/**
 * Parses an absolute http(s) URL; a scheme-relative one (`//host/path`) becomes https. `null` for anything
 * else, and for a URL with a user name or password, which can be mistaken for the host.
 */
export function parseAbsoluteUrl(written: string): URL | null {
  const absolute = written.startsWith('//') ? `https:${written}` : written;
  return /^https?:\/\//i.test(absolute) ? parse(absolute) : null;
}

/** Parses a URL relative to the root of an origin (`/path`); `null` when its origin is another. */
function parseRootUrl(written: string, origin: string): URL | null {
  // Browsers read `/\host` as `//host`.
  const url = written.startsWith('/') ? parse(written, origin) : null;
  return url?.origin === new URL(origin).origin ? url : null;
}

/** Parses an absolute http(s) URL, or one relative to the origin of uploads (`/media/a.png`, `media/a.png`). */
export function parseUploadUrl(written: string, apiUrl: string): URL | null {
  const trimmed = trimUrl(written);
  const relative = /^\w[\w.-]*(?:\/|$)/.test(trimmed) ? `/${trimmed}` : trimmed;
  return parseAbsoluteUrl(trimmed) ?? parseRootUrl(relative, apiUrl);
}

function parse(written: string, base?: string): URL | null {
  const url = URL.parse(written, base);
  const isAccepted = url && url.username + url.password === '' && url.href.length <= maxLength;
  return isAccepted ? url : null;
}

/**
 * Normalizes the URL of a link of a body: a fragment (`#…`), a path of the site, an http(s) URL
 * elsewhere, `mailto:` or `tel:`. `null` for anything else.
 */
export function normalizeLink(written: string, siteUrl: string): string | null {
  const trimmed = trimUrl(written);
  if (trimmed.startsWith('#')) return trimmed;
  return webLink(trimmed, siteUrl) ?? mailLink(trimmed) ?? phoneLink(trimmed);
}

/** Whether a normalized link leaves the site. */
export function leavesSite(href: string): boolean {
  return /^https?:/.test(href);
}

function webLink(written: string, siteUrl: string): string | null {
  const url = parseAbsoluteUrl(written) ?? parseRootUrl(written, siteUrl);
  if (url === null) return null;
  // By host: http and https are the same site.
  if (url.host !== new URL(siteUrl).host) return url.href;
  // Two slashes at the beginning would make a host of the first name: `https://site//other.example`.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

const mailbox = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const mail = new RegExp(String.raw`^mailto:(${mailbox}(?:,${mailbox}){0,4})(?:\?(.*))?$`, 'i');

/** One or a few e-mail addresses, with an optional subject. */
function mailLink(written: string): string | null {
  const [, boxes, query] = mail.exec(written) ?? [];
  if (boxes === undefined) return null;
  const subject = new URLSearchParams(query).get('subject');
  return `mailto:${boxes}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** A telephone number: its digits. */
function phoneLink(written: string): string | null {
  const [, typed] = /^tel:(.+)$/i.exec(written) ?? [];
  const number = typed?.replace(/%20|[\s().-]/g, '') ?? '';
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null;
}
