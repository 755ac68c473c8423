import type { PlaceSummary } from '../../ads/place-summary-schema.ts';
import type { Coordinates } from '../../ads/position.ts';

/** One of the 18 regions. An overseas one covers the same area as its department and has its slug. */
export type Region = {
  kind: 'region';
  /** INSEE code; departments have codes of the same form. */
  code: string;
  slug: string;
  name: string;
  population: number;
};

/** One of the 101 departments, or of six overseas collectivities, which have postal codes as departments have. */
export type Department = {
  kind: 'department';
  code: string;
  slug: string;
  name: string;
  /** `null` for a collectivity. */
  region: Region | null;
  population: number;
};

/** A commune, or an arrondissement of Paris, Lyon or Marseille. */
export type Commune = {
  kind: 'commune';
  code: string;
  slug: string;
  name: string;
  department: Department;
  postalCodes: readonly string[];
  population: number;
  /** `null` for a few whose centre is not known, most of them in the Pacific. */
  centre: Coordinates | null;
  /** Whether « de » before its name is « d’ ». */
  elides: boolean;
};

export type Place = Region | Department | Commune;

/** The name of a commune as names are compared, « l hay les roses »: what its slug has. */
export function foldedNameOf({ slug, department }: Commune): string {
  return slug.slice(0, -1 - department.code.length).replaceAll('-', ' ');
}

/** What `/api/places` answers of a place. */
export function summarize(place: Place): PlaceSummary {
  const { slug, name, kind } = place;
  if (place.kind !== 'commune') {
    const department = place.kind === 'department' ? place.code : null;
    return { slug, name, kind, department, postalCodes: [] };
  }
  const { department, postalCodes } = place;
  return { slug, name, kind, department: department.code, postalCodes: [...postalCodes] };
}

/** Whether a place may be meant by the name of another: Clermont-Ferrand has 14 times the people of Clermont (Oise). */
export function isFarLarger(place: Place, than: Place): boolean {
  return place.population >= 10 * than.population;
}
