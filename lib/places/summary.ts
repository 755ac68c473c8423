import type { Place } from './place.ts';

/** A place as the browser knows it. */
export type PlaceSummary = {
  slug: string;
  name: string;
  kind: Place['kind'];
  /** The number of the department that a label says: « Villepinte (93) »; `null` for a region. */
  department: string | null;
  postalCodes: readonly string[];
};

/** What `/api/places` answers of a place. */
export function summarize(place: Place): PlaceSummary {
  const { slug, name, kind } = place;
  switch (place.kind) {
    case 'region':
      return { slug, name, kind, department: null, postalCodes: [] };
    case 'department':
      return { slug, name, kind, department: place.code, postalCodes: [] };
    case 'commune': {
      const { department, postalCodes } = place;
      return { slug, name, kind, department: department.code, postalCodes };
    }
  }
}
