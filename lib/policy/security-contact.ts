import type { config } from '../config.ts';

/** Where the text lives (RFC 9116). */
const securityContactPath = '/.well-known/security.txt';

/** Days the text is good for: less than a year, as the RFC advises, and it is made anew all the time. */
const maxAgeDays = 180;
const day = 24 * 60 * 60 * 1_000;

type Variables = Pick<typeof config, 'SITE_URL' | 'CONTACT_EMAIL' | 'SECURITY_CONTACT'>;

/**
 * The text that tells whoever finds a weakness of the site whom to tell.
 *
 * @param now in milliseconds; the text changes once a day.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityContactText(variables: Variables, now: number): string {
  const expires = new Date((Math.floor(now / day) + maxAgeDays) * day);
  return [
    `Contact: ${variables.SECURITY_CONTACT ?? `mailto:${variables.CONTACT_EMAIL}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${variables.SITE_URL}${securityContactPath}`,
    '',
  ].join('\n');
}
