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

/** Whether the owner of an ad is an establishment, not a doctor. */
export function isFacility({ user_type }: NonNullable<Ad['user']>): boolean {
  return user_type?.toLowerCase() === 'facility';
}
