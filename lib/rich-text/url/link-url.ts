import { parseAbsoluteUrl, parseRootUrl, trimUrl } from './url';

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
