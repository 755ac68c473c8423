import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Longitude and latitude, in degrees, or x and y on a plane. */
export type Point = readonly [number, number];

/** A closed line, its first point repeated at its end. */
export type Ring = readonly Point[];

/** A department and its outlines; holes, of which France has none, are rings like others. */
export type Outline = { code: string; rings: readonly Ring[] };

const ring = z.array(z.tuple([z.number(), z.number()])).min(4);
const collection = z.object({
  features: z.array(
    z.object({
      properties: z.object({ code: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
      ]),
    }),
  ),
});

/** Reads the outlines of departments, a GeoJSON collection of features with a `code`. */
export function readOutlines(path: string): Outline[] {
  const { features } = collection.parse(JSON.parse(readFileSync(path, 'utf8')));
  return features.map(({ properties: { code }, geometry }) => ({
    code,
    rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  }));
}
