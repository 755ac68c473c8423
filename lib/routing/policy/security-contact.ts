import type { config } from '../../config/config.ts';

/** Days until the text expires: less than a year, as the RFC advises; it is generated again daily. */
const maxAgeDays = 180;
const day = 24 * 60 * 60 * 1_000;

type Variables = Pick<typeof config, 'SITE_URL' | 'CONTACT_EMAIL' | 'SECURITY_CONTACT'>;

/** The `security.txt` of the site (RFC 9116), where to report a vulnerability; `now` is in milliseconds. */
export function securityContactText(variables: Variables, now: number): string {
  const expires = new Date((Math.floor(now / day) + maxAgeDays) * day);
  return [
    `Contact: ${variables.SECURITY_CONTACT ?? `mailto:${variables.CONTACT_EMAIL}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${variables.SITE_URL}/.well-known/security.txt`,
    '',
  ].join('\n');
}
