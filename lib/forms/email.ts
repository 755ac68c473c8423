// What the HTML standard takes for an address, with a dot in the domain, where accents may be.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Characters of an address (RFC 5321, section 4.5.3). */
export const maxEmailLength = 254;

/** Reads an e-mail address, or a copied `mailto:` link; `null` when mail could not reach it. */
export function readEmail(text: string): string | null {
  const email = text.replace(/^mailto:\s*/i, '');
  const dotted = /^\.|\.\.|\.@/.test(email);
  return email.length <= maxEmailLength && !dotted && address.test(email) ? email : null;
}
