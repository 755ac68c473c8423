import type { Ad } from '@/lib/ads/ad';
import { fold } from '@/lib/french/text';

type PostalAddress = Pick<NonNullable<Ad['location']>, 'address' | 'postal_code' | 'city'>;

/** A normalised address, as in its key: missing parts are empty strings. */
export type FoldedAddress = { street: string; postalCode: string; city: string };

const between = '|';

/** The key of an address, whatever its case, accents and punctuation; `null` when empty (docs/product.md#positions). */
export function geocodeKey(location: PostalAddress | null): string | null {
  if (location === null) return null;
  // Together below the 200 characters the geocoder accepts.
  const parts = [
    plain(location.address).slice(0, 120).trim(),
    plain(location.postal_code).replaceAll(' ', '').slice(0, 10),
    plain(location.city).slice(0, 60).trim(),
  ];
  return parts.some((part) => part !== '') ? parts.join(between) : null;
}

/** The key of the town alone; `null` when the address has none. */
export function townKey(key: string): string | null {
  const { postalCode, city } = addressOf(key);
  return postalCode === '' && city === '' ? null : ['', postalCode, city].join(between);
}

/** Parses the address from a key. */
export function addressOf(key: string): FoldedAddress {
  const [street = '', postalCode = '', city = ''] = key.split(between);
  return { street, postalCode, city };
}

/** Letters and digits only, with single spaces. */
function plain(text: string | null): string {
  const words = fold(text ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.trim();
}

/** Whether a French postal code is overseas: 97x and 98x, except 980, which is Monaco. */
export function isOverseas(postalCode: string | null): boolean {
  return /^9(7\d|8[1-9])\d\d$/.test(postalCode?.replace(/\s/g, '') ?? '');
}
