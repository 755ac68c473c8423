import { decodeUri } from '../decode-uri.ts';

const urlPath = /\/[^\s"'`<>()]*/g;
// Words without an `@` match too: otherwise each letter of a long word starts another search for the
// `@`, which takes quadratic time.
const wordOrMailAddress = /[^\s"'`<>()@,;:]+(@[^\s"'`<>()@,;:]+\.[a-z]{2,})?/gi;

/**
 * Removes from a text what no log may contain: the link of a password reset, queries of URLs, e-mail
 * addresses. Some messages of Next.js contain the requested URL.
 */
export function redactSecrets(text: string): string {
  return text
    .replace(urlPath, withoutSecret)
    .replace(wordOrMailAddress, (word, host?: string) => (host === undefined ? word : '…@…'));
}

function withoutSecret(found: string): string {
  const path = found.replace(/\?.*/s, '?…');
  const plain = decodeUri(path);
  // It cannot be decoded, so it may contain a secret.
  if (plain === null) return path.replace(/%.*/s, '…');
  const [before, secret] = plain.split(/(?<=\/reset-password\/)(.*)/is);
  return secret === undefined ? path : `${before}…`;
}
