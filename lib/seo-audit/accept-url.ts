import { decodeUri } from '@/lib/decode-uri';
import { sentence } from '@/lib/french/sentence';
import { previewPath } from '@/lib/preview/query';
import { resetPattern } from '@/lib/routes';
import { resolveUrl } from '@/lib/routing/resolve-url';

/** The URL of the page of a password reset with an invalid token, for the preview. */
export const resetExample = '/reset-password/MQ/apercu';

/** The path of a page of this site, with its query; or why the URL is rejected, in French. */
export type AcceptedUrl = { path: string; error: null } | { path: null; error: string };

/** Longer URLs are rejected. */
const maxLength = 2_000;

// Control characters, spaces, and the backslash, which browsers treat as a slash.
const unwritable = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * Accepts the URL of a page of this site only, because the server fetches it: absolute, or a path from
 * the root. The fragment is dropped.
 *
 * @param siteUrl the public origin of the site.
 */
export function acceptUrl(text: string, siteUrl: string): AcceptedUrl {
  const written = text.trim();
  if (written === '') return rejected('Indiquez une adresse.');
  if (written.length > maxLength) return rejected('Cette adresse est trop longue.');
  if (unwritable.test(written)) {
    return rejected('Cette adresse contient un espace ou un caractère interdit.');
  }
  const fromRoot = written.startsWith('/') && !written.startsWith('//');
  if (!fromRoot && !/^https?:\/\/[^/]/i.test(written)) return rejected(otherSiteError(siteUrl));
  if (!URL.canParse(written, siteUrl)) return rejected('Cette adresse est mal écrite.');
  const url = new URL(written, siteUrl);
  const isOurs = url.origin === new URL(siteUrl).origin && !url.username && !url.password;
  if (!isOurs) return rejected(otherSiteError(siteUrl));
  const error = pathError(url.pathname);
  return error === null ? { path: url.pathname + url.search, error } : rejected(error);
}

function rejected(error: string): AcceptedUrl {
  return { path: null, error };
}

function otherSiteError(siteUrl: string): string {
  return sentence`Collez une adresse de ce site : elle commence par ${siteUrl}/ ou par /.`;
}

const closed = /^\/(?:api|_next)(?:\/|$)/i;

function pathError(pathname: string): string | null {
  for (const path of decodings(pathname)) {
    if (
      path === null ||
      unwritable.test(path.replaceAll(' ', '')) ||
      /\/\/|\/\.\.?(?:\/|$)/.test(path)
    ) {
      return 'Cette adresse est mal écrite.';
    }
    if (closed.test(path)) return 'Cette adresse n’est pas celle d’une page.';
    if (path === previewPath || path.startsWith(`${previewPath}/`)) {
      return 'L’aperçu ne se montre pas lui-même.';
    }
    if (isSecret(path)) {
      return sentence`Un lien de réinitialisation est secret : il ne se prévisualise pas.`;
    }
  }
  return null;
}

/** Whether a path, in any spelling, is routed to a password reset other than the example. */
function isSecret(path: string): boolean {
  const resolved = resolveUrl(encodeURI(path), false);
  if (resolved.kind === 'bad-request' || resolved.route?.pattern !== resetPattern) return false;
  return (resolved.kind === 'redirect' ? resolved.location : resolved.path) !== resetExample;
}

/** A path, and the path decoded once and twice; `null` where it cannot be decoded. */
function decodings(pathname: string): (string | null)[] {
  const once = decodeUri(pathname);
  return [
    pathname,
    once,
    once === null ? null : decodeUri(once.replace(/%(?![\da-f]{2})/gi, '%25')),
  ];
}
