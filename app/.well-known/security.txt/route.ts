import { fileResponse } from '@/app/file-response';
import { referenceCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';

/** Days until the text expires: less than a year, as the RFC advises; it is generated again daily. */
const maxAgeDays = 180;
const day = 24 * 60 * 60 * 1_000;

/** Where to report a vulnerability (RFC 9116). */
export function GET(): Response {
  const expires = new Date((Math.floor(Date.now() / day) + maxAgeDays) * day);
  const body = `Contact: ${config.SECURITY_CONTACT ?? `mailto:${config.CONTACT_EMAIL}`}
Expires: ${expires.toISOString()}
Preferred-Languages: fr, en
Canonical: ${config.SITE_URL}/.well-known/security.txt
`;
  return fileResponse({ body, type: 'text/plain; charset=utf-8', cacheLife: referenceCacheLife });
}
