import type { Ad } from '@/lib/ads/ad';
import { personName } from '@/lib/french/names';

/**
 * Who published an ad: the place for a facility, 'Dr …' for anyone else (docs/product.md#owner). `null` when there is
 * no name to show.
 */
export function ownerName(user: Ad['user']): string | null {
  if (user === null) return null;
  if (isFacility(user)) {
    return user.profile.location.name ?? 'Établissement de santé';
  }
  const name = doctorNames(user)
    .filter((part) => part !== null)
    .join(' ');
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
    : ['doctor', ...doctorNames(user)];
  return names.includes(null) ? null : [kind, ...names].join('\n').toLowerCase();
}

/** First and last name. A title that was typed with them is not said twice: « Dr Dr Martin ». */
function doctorNames({ first_name, last_name }: NonNullable<Ad['user']>): (string | null)[] {
  return [personName(first_name), personName(last_name)];
}

/** Whether the owner of an ad is an establishment, not a doctor. */
export function isFacility({ user_type }: NonNullable<Ad['user']>): boolean {
  return user_type?.toLowerCase() === 'facility';
}
