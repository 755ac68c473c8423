import type { Post } from '@/lib/blog/post';
import { cut } from '@/lib/french/text';
import { hasEnded } from '@/lib/images/signed-url';
import { decodeUri } from '@/lib/runtime/decode-uri';

/**
 * The files of a post that its page does not show: images of the body are among its assets too (docs/product.md#post).
 * Each has a title of its own: « Contrat type de remplacement (PDF) ».
 */
export function filesOf({ assets, hero_image }: Post, html: string) {
  const shown = html.replaceAll('&amp;', '&');
  const urls = new Set(assets.map(({ asset_url }) => asset_url));
  const counts = new Map<string, number>();
  return [...urls]
    .filter((url) => url !== hero_image?.url && !shown.includes(`"${url}"`) && !hasEnded(url))
    .map((url) => {
      const { title, kind } = fileTitle(url);
      const suffix = kind === null ? '' : ` (${kind})`;
      const count = (counts.get(title + suffix) ?? 0) + 1;
      counts.set(title + suffix, count);
      return { url, title: (count === 1 ? title : `${title}, n°\u00a0${count}`) + suffix };
    });
}

const kinds: Record<string, string[]> = {
  PDF: ['pdf'],
  Word: ['doc', 'docx'],
  Excel: ['xls', 'xlsx'],
  PowerPoint: ['ppt', 'pptx'],
  texte: ['odt', 'rtf', 'txt', 'md'],
  tableau: ['ods', 'csv'],
  présentation: ['odp'],
  image: ['avif', 'gif', 'heic', 'jpeg', 'jpg', 'png', 'svg', 'tif', 'tiff', 'webp'],
  vidéo: ['avi', 'm4v', 'mov', 'mp4', 'webm'],
  audio: ['m4a', 'mp3', 'ogg', 'wav'],
  archive: ['7z', 'gz', 'rar', 'tar', 'zip'],
  calendrier: ['ics'],
  'livre numérique': ['epub'],
};

/**
 * The title of a file, from the end of its URL, and its kind: « Contrat type de remplacement », « PDF ». The kind is
 * `null` when the name has no extension.
 */
export function fileTitle(url: string): { title: string; kind: string | null } {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return { title: hostname, kind: null };
  const name = decoded(last).normalize('NFC').replace(/\p{C}/gu, '').trim();
  const [, stem = name, extension = ''] = /^(.*)\.([a-z][a-z\d]{1,4}|7z)$/is.exec(name) ?? [];
  const isOfKind = ([, extensions]: [string, string[]]) =>
    extensions.includes(extension.toLowerCase());
  const [kind = `fichier ${extension.toUpperCase()}`] = Object.entries(kinds).find(isOfKind) ?? [];
  return { title: titleOf(stem), kind: extension === '' ? null : kind };
}

/** Escapes are UTF-8, or else Latin-1; some editors escape a name that is escaped already. */
function decoded(part: string): string {
  const fromLatin1 = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  const once = decodeUri(part) ?? part.replace(/%([\da-f]{2})/gi, fromLatin1);
  return decodeUri(once) ?? once;
}

/** A name that a program made says nothing: 16 hexadecimal digits or more, as of a UUID. */
const madeUp = /^[\da-f-]{16,}$/i;

/** The suffix of Django for a name that is taken: seven letters and digits, of which hardly ever none is a digit. */
const djangoSuffix = /_(?=[a-z]*\d)[a-z\d]{7}$/i;

function titleOf(stem: string): string {
  if (madeUp.test(stem)) return 'Document';
  const words = stem
    .replace(djangoSuffix, '')
    // A hyphen between digits belongs to a date or a period.
    .replace(/[_+\s]|(?<!\d)-|-(?!\d)/g, ' ');
  const title = cut(words, 100);
  if (!/\p{L}/u.test(title)) return `Document ${title}`.trim();
  return title.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase('fr-FR'));
}
