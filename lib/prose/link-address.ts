import { absoluteUrl, rootUrl, tidyAddress } from './address';

/**
 * Where a link of a body may lead, in its normal form: a fragment (`#…`), an address of the site
 * from its root, an http(s) URL elsewhere, `mailto:` or `tel:`. `null` for anything else.
 */
export function linkAddress(written: string, siteUrl: string): string | null {
  const address = tidyAddress(written);
  if (address.startsWith('#')) return address;
  return webAddress(address, siteUrl) ?? mailAddress(address) ?? phoneAddress(address);
}

/** Whether a link in its normal form leaves the site. */
export function leavesSite(href: string): boolean {
  return /^https?:/.test(href);
}

function webAddress(address: string, siteUrl: string): string | null {
  const url = absoluteUrl(address) ?? rootUrl(address, siteUrl);
  if (url === null) return null;
  // By host: the site is the same whether an editor typed http or https.
  if (url.host !== new URL(siteUrl).host) return url.href;
  // Two slashes at the beginning would make a host of the first name: `https://site//other.example`.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

const mailbox = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
const mail = new RegExp(String.raw`^mailto:(${mailbox}(?:,${mailbox}){0,4})(?:\?(.*))?$`, 'i');

/** An e-mail address, or a few. Of what else a link can fill in, only the subject. */
function mailAddress(address: string): string | null {
  const [, boxes, query] = mail.exec(address) ?? [];
  if (boxes === undefined) return null;
  const subject = new URLSearchParams(query).get('subject');
  return `mailto:${boxes}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** A telephone number: its digits. */
function phoneAddress(address: string): string | null {
  const [, written] = /^tel:(.+)$/i.exec(address) ?? [];
  const number = written?.replace(/%20|[\s().-]/g, '') ?? '';
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null;
}
