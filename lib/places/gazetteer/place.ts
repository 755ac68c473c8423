import type { Coordinates } from '../../map/position.ts';

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
