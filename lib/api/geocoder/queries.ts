import type { GeocoderResult } from '@/lib/api/geocoder/result';
import type { FoldedAddress } from '@/lib/map/geocode-key';
import { departmentOf } from '@/lib/places/gazetteer/postal-code';

/** The query for an address. */
export type Query = {
  /** Parameters of the geocoder. */
  params: Record<string, string>;
  /** Whether a result matches the query. */
  accepts(result: GeocoderResult): boolean;
};

// What the service scores lower shares a word or two with the address. The name of a town says
// less than a street, and nothing is far from it: department and type are checked as well.
const minScore = { address: 0.5, town: 0.4 };

/**
 * The query for an address: the street within its postal code; without a street the town, by its name,
 * because codes of « CEDEX » have no position. `null` for a street alone, which a thousand towns have.
 */
export function queryFor({ street, postalCode, city }: FoldedAddress): Query | null {
  const town = joined(postalCode, city);
  if (town === '') return null;
  const code = /^\d{5}$/.test(postalCode) ? postalCode : null;
  const within = (least: number) => (result: GeocoderResult) =>
    result.score >= least &&
    (code === null || departmentOf(code) === departmentOf(result.postalCode));
  const filter: Query['params'] = code === null ? {} : { postcode: code };
  if (street === '') {
    return {
      params: { q: town, type: 'municipality', ...(city === '' ? filter : {}) },
      accepts: within(minScore.town),
    };
  }
  return {
    params: { q: joined(street, town), ...filter },
    accepts: within(minScore.address),
  };
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
