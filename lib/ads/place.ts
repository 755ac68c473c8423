import type { Ad } from '@/lib/ads/ad';

type Location = NonNullable<Ad['location']>;

/** City and postal code, for a card: « Quimper (29000) ». `null` when neither is known. */
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
 * A link that shows the place on Google Maps: its address, or its coordinates when it has none.
 * `null` without either.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapsServiceUrl(location: Ad['location']): string | null {
  if (location === null) return null;
  const query = addressLines(location).join(', ') || coordinates(location);
  if (query === null) return null;
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', query);
  return url.href;
}

function coordinates({ latitude, longitude }: Location): string | null {
  return latitude === null || longitude === null ? null : `${latitude},${longitude}`;
}
