import { inTown } from '../../french/names.ts';
import type { Coordinates } from '../coordinates.ts';
import { withDetail } from '../place-slug.ts';
import type { PlaceSummary } from '../place-summary.ts';

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
export type Department = Omit<Region, 'kind'> & {
  kind: 'department';
  /** `null` for a collectivity. */
  region: Region | null;
};

/** A commune, or an arrondissement of Paris, Lyon or Marseille. */
export type Commune = Omit<Region, 'kind'> & {
  kind: 'commune';
  department: Department;
  postalCodes: readonly string[];
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

/** The answer of `/api/places` about a place. */
export function summarize(place: Place): PlaceSummary {
  const { slug, name, kind } = place;
  const { code } = place.kind === 'commune' ? place.department : place;
  const department = place.kind === 'region' ? null : code;
  const postalCodes = place.kind === 'commune' ? [...place.postalCodes] : [];
  return { slug, name, kind, department, postalCodes, detail: placeDetail(place) };
}

/** Tells a place from others of its name: « Région », « Collectivité », « Ille-et-Vilaine », « Charente (16190) ». */
function placeDetail(place: Place): string {
  if (place.kind === 'region') return 'Région';
  if (place.kind === 'department') return place.region ? 'Département' : 'Collectivité';
  const { name, department, postalCodes } = place;
  // Paris, and Mayenne in Mayenne.
  if (name === department.name) return 'Commune';
  // Parentheses are in the names of communes that share the rest of it with another of their department.
  return withDetail(department.name, (name.endsWith(')') && postalCodes[0]) || null);
}

/** Whether a place may be meant by the name of another: Clermont-Ferrand has 14 times the people of Clermont (Oise). */
export function isFarLarger(place: Place, than: Place): boolean {
  return place.population >= 10 * than.population;
}

/** Articles that « de » contracts with. */
const contracted = /^(Le|Les|Aux) (.+)$/;

/** Where a search by place looks: « autour de Quimper », « autour du Mans », « dans le Finistère », « en Bretagne ». */
export function placePhrase(place: Place): string {
  return place.kind === 'commune' ? `autour ${ofTown(place)}` : inPlace(place);
}

/** « de Quimper », « d’Yvetot », « du Mans », « des Sables-d’Olonne ». */
export function ofTown({ name, elides }: Commune): string {
  const [, article, rest] = contracted.exec(name) ?? [];
  if (article !== undefined) return `${article === 'Le' ? 'du' : 'des'} ${rest}`;
  return `${elides ? 'd’' : 'de '}${name}`;
}

/** A place with its preposition: « à Quimper », « au Mans », « dans le Finistère », « en Bretagne ». */
export function inPlace(place: Place): string {
  return place.kind === 'commune' ? inTown(place.name) : `${prepositionOf(place)}${place.name}`;
}

/* Prepositions of departments and regions, by INSEE code. Where French has two ways, the one most people use. */

const byDepartment: Record<string, readonly string[]> = {
  'à ': ['75', '974', '975', '976', '977', '978', '986'],
  'dans le ': [
    ...['14', '15', '18', '25', '29', '30', '32', '39', '41', '45', '46', '56', '59', '62', '63'],
    ...['67', '68', '69', '81', '83', '84', '90', '94', '95'],
  ],
  'dans la ': ['23', '26', '42', '50', '51', '55', '58', '72', '80', '86'],
  'dans l’': ['01', '02', '03', '10', '11', '12', '27', '34', '36', '60', '61', '89'],
  'dans les ': [
    ...['04', '05', '06', '08', '13', '22', '40', '64', '65', '66', '78', '79', '88', '92'],
  ],
};

const byRegion: Record<string, readonly string[]> = {
  'à ': ['04', '06'],
  'dans le ': ['44'],
  'dans les ': ['32', '52'],
};

/** « dans le » for Finistère, « en » for Bretagne, with the space that follows. */
function prepositionOf({ kind, code }: Department | Region): string {
  const table = kind === 'department' ? byDepartment : byRegion;
  return Object.keys(table).find((preposition) => table[preposition]?.includes(code)) ?? 'en ';
}
