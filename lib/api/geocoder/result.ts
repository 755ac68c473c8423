import { z } from 'zod';
import type { Coordinates } from '@/lib/ads/position';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { maxCode } from '@/lib/api/limits';
import { code } from '@/lib/api/schemas/text';

/** What the geocoder takes an address for. */
export type GeocoderResult = {
  coordinates: Coordinates;
  /** How well it matches the query, from 0 to 1. */
  score: number;
  postalCode: string;
};

/*
 * GeoJSON, a response has at most the one feature that was requested. A position comes longitude
 * first, and may go on with a height.
 */
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

/**
 * Reads a response of the geocoder; `null` when it found nothing.
 *
 * @throws {ApiInvalidResponseError} when it is of another shape.
 */
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
  return {
    coordinates: { latitude, longitude },
    score: properties.score,
    postalCode: properties.postcode ?? '',
  };
}
