import type { Ad } from '@/lib/ads/ad';
import { personName } from '@/lib/french/names';

type Location = NonNullable<Ad['location']>;
type Owner = NonNullable<Ad['user']>;

/** The title of an ad, or 'Annonce sans titre' (docs/product.md#cards). */
export function adTitle({ title }: Pick<Ad, 'title'>): string {
  return title ?? 'Annonce sans titre';
}

/** The `<title>` of its page: an ad without a title has its specialty and place instead. */
export function adPageTitle(ad: Ad): string {
  if (ad.title !== null) return ad.title;
  const facts = [adTitle(ad), ad.specialty?.name ?? null, cityLine(ad.location)];
  return facts.filter((fact) => fact !== null).join(' · ');
}

/** City and postal code: « Quimper (29000) ». `null` when neither is known. */
export function cityLine(location: Pick<Location, 'city' | 'postal_code'> | null): string | null {
  if (location === null) return null;
  const { city, postal_code } = location;
  if (city === null) return postal_code;
  return postal_code === null ? city : `${city} (${postal_code})`;
}

/** The postal address of an ad, line by line, without missing and duplicate lines. */
export function addressLines(location: Ad['location']): string[] {
  if (location === null) return [];
  const town = [location.postal_code, location.city].filter((part) => part !== null).join(' ');
  const lines = [location.name, location.address, town].filter((line) => line !== null);
  return [...new Set(lines)].filter((line) => line !== '');
}

/**
 * A link to Google Maps: by the address, else by coordinates; `null` without either.
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapsServiceUrl(location: Ad['location']): string | null {
  if (location === null) return null;
  const { latitude, longitude } = location;
  const coordinates = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const query = addressLines(location).join(', ') || coordinates;
  if (query === null) return null;
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', query);
  return url.href;
}

/** Who published an ad: the place for a facility, else 'Dr …' (docs/product.md#owner); `null` without a name. */
export function ownerName(user: Ad['user']): string | null {
  if (user === null) return null;
  if (isFacility(user)) return user.profile.location.name ?? 'Établissement de santé';
  const name = doctorNames(user)
    .filter((part) => part !== null)
    .join(' ');
  return name === '' ? null : `Dr ${name}`;
}

/**
 * A key that two ads of the same owner share; `null` when the API does not say who it is. The API sends no id of
 * owners, so only ads at one place can be compared.
 */
export function ownerKey(user: Ad['user']): string | null {
  if (user === null) return null;
  const [kind, ...names] = isFacility(user)
    ? ['facility', user.profile.location.name]
    : ['doctor', ...doctorNames(user)];
  return names.includes(null) ? null : [kind, ...names].join('\n').toLowerCase();
}

/** Whether the owner of an ad is an establishment, not a doctor. */
export function isFacility({ user_type }: Owner): boolean {
  return user_type?.toLowerCase() === 'facility';
}

/** First and last name, without the title that some type with them. */
function doctorNames({ first_name, last_name }: Owner): (string | null)[] {
  return [personName(first_name), personName(last_name)];
}
