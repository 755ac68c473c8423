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
export function parseRootUrl(written: string, origin: string): URL | null {
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
