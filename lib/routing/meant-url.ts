import { blogPath } from '../blog/search.ts';
import { resetRoot } from '../forms/password/reset-link.ts';
import { fold, trimEnd } from '../french/text.ts';
import { decodeUri } from '../runtime/decode-uri.ts';

/* URLs as mail programs, scripts and people change them. `resolve-url.ts` redirects to what was meant, where it exists. */

/** The spellings that a path without a route may mean, each with the query that its separators hide. */
export function* meantUrls(path: string): Generator<{ segments: string[]; query: string }> {
  // Separators, and delimiters of URLs in texts (RFC 3986, appendix C).
  const end = path.search(/[?#&;<>"|\]]|%(?:3F|23|26|3B|3C|3E|22|7C|5D)/i);
  const [before, query] = end === -1 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  const text = decodeUri(before)
    ?.normalize('NFC')
    .replace(/\p{Cf}/gu, '');
  if (text === undefined || /(?!\s)\p{Cc}/u.test(text)) return;
  const segmentsOf = (ending: RegExp) => trimEnd(text, ending).split('/').filter(Boolean);
  // A slug may end in `_` or `-`.
  yield { segments: segmentsOf(/[^\p{L}\p{N}_-]/u), query };
  const segments = segmentsOf(/[^\p{L}\p{N}]/u);
  yield { segments, query };
  // A name with a dot is that of a file.
  const [root = '', ...rest] = segments.map((each) =>
    each.includes('.') ? each : fold(each.trim()).replace(/[\s_'+\p{Pd}]+/gu, '-'),
  );
  const isPost = `/${root}` === blogPath;
  // The API spells the slugs of posts. deploy/nginx.conf would log another spelling of a reset.
  if (`/${root}` !== resetRoot)
    yield { segments: [root, ...(isPost ? segments.slice(1) : rest)], query };
}

const reference = /(^|&|%26)(?:(?:amp|(?:#|%23)(?:0{0,4}38|x0{0,4}26))(?:;|%3B))+/gi;
const separatedName = /(?:^|[&;?]|%26|%3B|%3F)(?:[+\s]|%(?:20|0[9AD]))*([a-z_]+)(?:=|%3D)/gi;

/** A query whose parameters of these names are separated by `&`, also where it has `&amp;`, `%26`, `;` or `?`. */
export function separateParams(query: string, names: readonly string[]): string {
  return query.replace(reference, '$1').replace(separatedName, (found, name: string) => {
    return names.includes(name) && found !== `${name}=` ? `&${name}=` : found;
  });
}

/** Parameters with what someone typed, or with a URL. */
const freeTexts = ['q', 'author', 'search', 'place', 'near', 'adresse', 'retour', 'url'];

/** A value without what follows it in a text: `2)` is `2`. */
export function meantValue(name: string, value: string): string {
  if (freeTexts.includes(name)) return value;
  return trimEnd(value.replace(/[\p{Cf}]|[#<>"|].*$/gsu, ''), /[^\p{L}\p{N}_-]/u);
}
