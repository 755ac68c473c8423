import * as z from 'zod/mini';
import { readItem, writeItem } from '../runtime/watch-storage.ts';

/** A place as `/api/places` sends it and the browser stores it. */
export const placeSummarySchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['commune', 'department', 'region']),
  /** The number of the department that a label says: « Villepinte (93) »; `null` for a region. */
  department: z.nullable(z.string()),
  postalCodes: z.array(z.string()),
  /** Tells it from others of its name: « Ille-et-Vilaine », « Région »; what browsers stored before lacks it. */
  detail: z.optional(z.string()),
});

/** A place as the browser knows it. */
export type PlaceSummary = z.output<typeof placeSummarySchema>;

/* The places chosen last, in localStorage. A position is never among them. */

const name = 'lieux-recents';
const maxPlaces = 5;

/** The places chosen last, the latest first; none when the browser has no storage. */
export function recentPlaces(): PlaceSummary[] {
  try {
    const stored: unknown = JSON.parse(readItem('localStorage', name) ?? '[]');
    return z.array(placeSummarySchema).parse(stored).slice(0, maxPlaces);
  } catch {
    return [];
  }
}

/** Remembers a chosen place; without storage nothing is remembered. */
export function rememberPlace(place: PlaceSummary): void {
  const others = recentPlaces().filter(({ slug }) => slug !== place.slug);
  writeItem('localStorage', name, JSON.stringify([place, ...others].slice(0, maxPlaces)));
}
