const address = /\/[^\s"'`<>()]*/g;
// Words without an `@` match too: otherwise each letter of a long word starts another search for the
// `@`, which takes quadratic time.
const wordOrMailAddress = /[^\s"'`<>()@,;:]+(@[^\s"'`<>()@,;:]+\.[a-z]{2,})?/gi;

/**
 * A text without what no log may hold: the link of a password reset, the queries of addresses, e-mail
 * addresses. Next.js names the address that failed in some of its messages.
 */
export function redactSecrets(text: string): string {
  return text
    .replace(address, withoutSecret)
    .replace(wordOrMailAddress, (word, host?: string) => (host === undefined ? word : '…@…'));
}

function withoutSecret(found: string): string {
  const path = found.replace(/\?.*/s, '?…');
  const plain = decoded(path);
  // Nothing can be told of it.
  if (plain === null) return path.replace(/%.*/s, '…');
  const [before, secret] = plain.split(/(?<=\/reset-password\/)(.*)/is);
  return secret === undefined ? path : `${before}…`;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
