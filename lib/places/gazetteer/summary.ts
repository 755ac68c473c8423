import type { PlaceSummary } from '../place-summary-schema.ts';
import type { Place } from './place.ts';

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
      return { slug, name, kind, department: department.code, postalCodes: [...postalCodes] };
    }
  }
}
