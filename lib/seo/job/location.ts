import type { GeoCoordinates, Place } from 'schema-dts';
import type { Ad } from '@/lib/ads/ad';
import { isInTerritory } from '@/lib/api/geocoder/territory';
import { countryOf } from '@/lib/seo/job/country';

type Location = NonNullable<Ad['location']>;

/**
 * Where a replacement takes place; `null` unless its town and its postal code, hence its country, are
 * known. Coordinates are those of the ad, and only if they can be those of its postal code
 * (product.md, « Place »).
 */
export function jobLocation(location: Ad['location']): Place | null {
  const postalCode = location?.postal_code?.replace(/\s/g, '') ?? '';
  const country = countryOf(postalCode);
  if (!location?.city || country === null) return null;
  const geo = geoOf(location, postalCode);
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(location.address !== null && { streetAddress: location.address }),
      addressLocality: location.city,
      postalCode,
      addressCountry: country,
    },
    ...(geo && { geo }),
  };
}

function geoOf({ latitude, longitude }: Location, postalCode: string): GeoCoordinates | null {
  if (latitude === null || longitude === null) return null;
  if (!isInTerritory(postalCode, { latitude, longitude })) return null;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
