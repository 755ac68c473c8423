const longest = 2000;

/** An address as a browser takes it: without tabs and line breaks, nor spaces around it. */
export function tidyAddress(address: string): string {
  return address.replace(/[\t\n\r]/g, '').trim();
}

/**
 * The http(s) URL of an absolute address; one without a scheme (`//host/path`) speaks https. `null`
 * for any other address, and for one that carries a password, or a name to be mistaken for a host.
 */
export function absoluteUrl(address: string): URL | null {
  const written = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:\/\//i.test(written)) return null;
  return plainUrl(written);
}

/** The URL of an address at a site, from its root (`/path`); `null` when it leads elsewhere. */
export function rootUrl(address: string, origin: string): URL | null {
  if (!address.startsWith('/') || address.startsWith('//')) return null;
  // Browsers read `/\host` as `//host`.
  const url = plainUrl(address, origin);
  return url?.origin === new URL(origin).origin ? url : null;
}

function plainUrl(address: string, base?: string): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const plain = url.username === '' && url.password === '' && url.href.length <= longest;
  return plain ? url : null;
}
