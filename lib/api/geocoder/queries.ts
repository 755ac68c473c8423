import { z } from 'zod';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { maxCode } from '@/lib/api/limits';
import { code } from '@/lib/api/schemas/fields';
import type { FoldedAddress } from '@/lib/map/geocode-key';
import type { Coordinates } from '@/lib/places/coordinates';
import { departmentOf } from '@/lib/places/gazetteer/postal-code';

export type Query = { params: Record<string, string>; accepts(result: GeocoderResult): boolean };

/** The address that the geocoder recognized. */
export type GeocoderResult = {
  coordinates: Coordinates;
  /** How well it matches the query, from 0 to 1. */
  score: number;
  postalCode: string;
};

// An address with a lower score shares a word or two with the query. Names of towns score less than streets, and few
// places are far from them: the department and the type are checked as well.
const minScore = { address: 0.5, town: 0.4 };

/** The query for an address; `null` for a street alone. Towns go by name: codes of « CEDEX » have no position. */
export function queryFor({ street, postalCode, city }: FoldedAddress): Query | null {
  const town = joined(postalCode, city);
  if (town === '') return null;
  const isTown = street === '';
  const postcode = /^\d{5}$/.test(postalCode) ? postalCode : null;
  const isFiltered = postcode !== null && (!isTown || city === '');
  return {
    params: {
      q: joined(street, town),
      ...(isTown && { type: 'municipality' }),
      ...(isFiltered && { postcode }),
    },
    accepts: (result) =>
      result.score >= (isTown ? minScore.town : minScore.address) &&
      (postcode === null || departmentOf(postcode) === departmentOf(result.postalCode)),
  };
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/* GeoJSON, with at most the one feature requested. A position is longitude, latitude, and perhaps a height. */
const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});
const feature = z.object({
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.number()),
  }),
  properties: z.object({ score: z.number().min(0).max(1), postcode: code(maxCode.word) }),
});

/** Reads a response; `null` when nothing was found. @throws {ApiInvalidResponseError} when it is of another shape. */
export function readGeocoderResult(body: unknown): GeocoderResult | null {
  const response = collection.safeParse(body);
  if (!response.success)
    throw new ApiInvalidResponseError('geocoder: not a collection of features');
  const [first] = response.data.features;
  if (first === undefined) return null;
  const found = feature.safeParse(first);
  if (!found.success) throw new ApiInvalidResponseError('geocoder: not a place');
  const { geometry, properties } = found.data;
  const [longitude, latitude] = geometry.coordinates;
  const { score, postcode } = properties;
  return { coordinates: { latitude, longitude }, score, postalCode: postcode ?? '' };
}
