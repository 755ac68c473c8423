import { sentence } from '@/lib/french/text';
import { previewPath } from '@/lib/routing/preview-query';
import { resolveUrl } from '@/lib/routing/resolve-url';
import { resetPattern } from '@/lib/routing/routes';
import { decodeUri } from '@/lib/runtime/decode-uri';
import { resetExample } from './page-kinds';

const maxLength = 2_000;
// Control characters, spaces, and the backslash, which browsers treat as a slash.
const forbidden = /[\p{Cc}\p{Cf}\s\\]/u;
// A path from the root, or an absolute URL.
const accepted = /^(?:\/(?!\/)|https?:\/\/[^/])/i;
const notPages = /^\/(?:api|_next)(?:\/|$)/i;
const malformed = 'Cette adresse est mal écrite.';

/** The path and query of a URL of this site, the only one the server fetches; or why it is rejected, in French. */
export function acceptUrl(text: string, siteUrl: string) {
  const error = urlError(text.trim(), siteUrl);
  if (error !== null) return { path: null, error };
  const { pathname, search } = new URL(text.trim(), siteUrl);
  return { path: pathname + search, error };
}

function urlError(written: string, siteUrl: string): string | null {
  if (written === '') return 'Indiquez une adresse.';
  if (written.length > maxLength) return 'Cette adresse est trop longue.';
  if (forbidden.test(written)) return 'Cette adresse contient un espace ou un caractère interdit.';
  const otherSite = sentence`Collez une adresse de ce site : elle commence par ${siteUrl}/ ou par /.`;
  if (!accepted.test(written)) return otherSite;
  const url = URL.parse(written, siteUrl);
  if (url === null) return malformed;
  if (url.origin !== new URL(siteUrl).origin || url.username || url.password) return otherSite;
  // Decoded once and twice, as software in front of the site may do.
  const once = decodeUri(url.pathname);
  const twice = once && decodeUri(once.replace(/%(?![\da-f]{2})/gi, '%25'));
  return pathError(url.pathname) ?? pathError(once) ?? pathError(twice);
}

function pathError(path: string | null): string | null {
  if (path === null || forbidden.test(path.replaceAll(' ', ''))) return malformed;
  if (/\/\/|\/\.\.?(?:\/|$)/.test(path)) return malformed;
  if (notPages.test(path)) return 'Cette adresse n’est pas celle d’une page.';
  if (`${path}/`.startsWith(`${previewPath}/`)) return 'L’aperçu ne se montre pas lui-même.';
  return isSecret(path)
    ? sentence`Un lien de réinitialisation est secret : il ne se prévisualise pas.`
    : null;
}

/** Whether a path, in any spelling, is routed to a password reset other than the example. */
function isSecret(path: string): boolean {
  const resolved = resolveUrl(encodeURI(path), false);
  if (resolved.kind === 'bad-request' || resolved.route?.pattern !== resetPattern) return false;
  return (resolved.kind === 'redirect' ? resolved.location : resolved.path) !== resetExample;
}
