// The pattern of the HTML standard, but with a dot required and accents allowed in the domain.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Characters of an address (RFC 5321, section 4.5.3). */
export const maxEmailLength = 254;

/** Parses an e-mail address, or a copied `mailto:` link; `null` when it is not valid. */
export function readEmail(text: string): string | null {
  const email = text.replace(/^mailto:\s*/i, '');
  const dotted = /^\.|\.\.|\.@/.test(email);
  return email.length <= maxEmailLength && !dotted && address.test(email) ? email : null;
}
