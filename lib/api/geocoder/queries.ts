import type { GeocoderResult } from '@/lib/api/geocoder/result';
import { departmentOf } from '@/lib/api/geocoder/territory';
import type { FoldedAddress } from '@/lib/map/geocode-key';

/** One way to ask for an address. */
export type Query = {
  /** Parameters of the geocoder. */
  params: Record<string, string>;
  /** Whether what it found is what was asked for. */
  accepts(result: GeocoderResult): boolean;
};

// What the service scores lower shares a word or two with the address. The name of a town says
// less than a street, and nothing is far from it: department and type are checked as well.
const leastScore = { address: 0.5, town: 0.4 };

/**
 * How to ask for an address, the most precise first: the street within its postal code, then the
 * town alone, by its name, for codes of « CEDEX » lead nowhere. Nothing for a street alone, which a
 * thousand towns have.
 */
export function queriesFor({ street, postalCode, city }: FoldedAddress): Query[] {
  const town = joined(postalCode, city);
  if (town === '') return [];
  const code = /^\d{5}$/.test(postalCode) ? postalCode : null;
  const within = (least: number) => (result: GeocoderResult) =>
    result.score >= least &&
    (code === null || departmentOf(code) === departmentOf(result.postalCode));
  const filter: Query['params'] = code === null ? {} : { postcode: code };

  const byTown: Query = {
    params: { q: town, type: 'municipality', ...(city === '' ? filter : {}) },
    accepts: within(leastScore.town),
  };
  if (street === '') return [byTown];
  const byStreet: Query = {
    params: { q: joined(street, town), ...filter },
    accepts: within(leastScore.address),
  };
  return [byStreet, byTown];
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
