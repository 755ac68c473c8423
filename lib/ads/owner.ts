import type { Ad } from '@/lib/ads/ad';

/**
 * Who published an ad: the place for a facility, 'Dr …' for anyone else (specification, section 3).
 * `null` when there is no name to show.
 */
export function ownerName(user: Ad['user']): string | null {
  if (user === null) return null;
  if (isFacility(user)) {
    return user.profile.location.name ?? 'Établissement de santé';
  }
  const name = [user.first_name, user.last_name].filter((part) => part !== null).join(' ');
  return name === '' ? null : `Dr ${name}`;
}

/**
 * What two ads of the same owner have in common; `null` when the API does not say who it is. It gives no id of the
 * owner, so that only ads at one place are to be compared.
 */
export function ownerKey(user: Ad['user']): string | null {
  if (user === null) return null;
  const [kind, ...names] = isFacility(user)
    ? ['facility', user.profile.location.name]
    : ['doctor', user.first_name, user.last_name];
  return names.includes(null) ? null : [kind, ...names].join('\n').toLowerCase();
}

/** Whether the owner of an ad is an establishment, not a doctor. */
export function isFacility({ user_type }: NonNullable<Ad['user']>): boolean {
  return user_type?.toLowerCase() === 'facility';
}
