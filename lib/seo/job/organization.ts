import type { Organization } from 'schema-dts';
import type { Ad } from '@/lib/ads/ad';
import { isFacility, ownerName } from '@/lib/ads/owner';

/**
 * Who offers a replacement: the establishment, or the doctor who is replaced, under the name that
 * the page shows. `null` without a name of their own: « confidential », which Google knows too,
 * would say that someone wants to hide it.
 */
export function hiringOrganization(user: Ad['user']): Organization | null {
  if (user === null) return null;
  const ownWord = isFacility(user) ? user.profile.location.name : user.last_name;
  const name = ownWord === null ? null : ownerName(user);
  return name === null ? null : { '@type': 'Organization', name };
}
