import { sentence } from '@/lib/french/sentence';
import { previewPath } from '@/lib/preview/query';
import { resetPattern } from '@/lib/routes';
import { resolveUrl } from '@/lib/routing/resolve-url';

/** Of a link nobody was sent: shows what the page of a password reset says. */
export const resetExample = '/reset-password/MQ/apercu';

/** What was asked for: a page of this site, from its root and with its query; or why it is none. */
export type AcceptedUrl = { path: string; refusal: null } | { path: null; refusal: string };

/** Characters of an address; longer ones are refused. */
const maxLength = 2_000;

// Control characters, spaces, and what browsers take for a slash.
const unwritable = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * Accepts the address of a page of this site and nothing else: the server fetches it. Whole, with
 * the origin of the site, or from its root. What follows `#` is dropped.
 *
 * @param siteUrl the public origin of the site.
 */
export function acceptUrl(text: string, siteUrl: string): AcceptedUrl {
  const written = text.trim();
  if (written === '') return refuse('Indiquez une adresse.');
  if (written.length > maxLength) return refuse('Cette adresse est trop longue.');
  if (unwritable.test(written)) {
    return refuse('Cette adresse contient un espace ou un caractère interdit.');
  }
  const fromRoot = written.startsWith('/') && !written.startsWith('//');
  if (!fromRoot && !/^https?:\/\/[^/]/i.test(written)) return refuse(notHere(siteUrl));
  if (!URL.canParse(written, siteUrl)) return refuse('Cette adresse est mal écrite.');
  const url = new URL(written, siteUrl);
  const isOurs = url.origin === new URL(siteUrl).origin && !url.username && !url.password;
  if (!isOurs) return refuse(notHere(siteUrl));
  const refusal = refusalOf(url.pathname);
  return refusal === null ? { path: url.pathname + url.search, refusal } : refuse(refusal);
}

function refuse(refusal: string): AcceptedUrl {
  return { path: null, refusal };
}

function notHere(siteUrl: string): string {
  return sentence`Collez une adresse de ce site : elle commence par ${siteUrl}/ ou par /.`;
}

const closed = /^\/(?:api|_next)(?:\/|$)/i;

function refusalOf(pathname: string): string | null {
  for (const path of readings(pathname)) {
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

/** Whether the site takes a path, in whatever spelling, for that of a link but the example. */
function isSecret(path: string): boolean {
  const resolved = resolveUrl(encodeURI(path), false);
  if (resolved.kind === 'bad-request' || resolved.route?.pattern !== resetPattern) return false;
  return (resolved.kind === 'redirect' ? resolved.location : resolved.path) !== resetExample;
}

/** A path as it is, and as those read it who decode it once or twice; `null` for what nobody can. */
function readings(pathname: string): (string | null)[] {
  const once = decoded(pathname);
  return [pathname, once, once === null ? null : decoded(once.replace(/%(?![\da-f]{2})/gi, '%25'))];
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
