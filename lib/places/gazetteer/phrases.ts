import { inTown } from '../../french/names.ts';
import type { Department, Place, Region } from './place.ts';

/** Articles that « de » contracts with. */
const contracted = /^(Le|Les|Aux) (.+)$/;

/** Where a search by place looks: « autour de Quimper », « autour du Mans », « dans le Finistère », « en Bretagne ». */
export function placePhrase(place: Place): string {
  if (place.kind !== 'commune') return inPlace(place);
  const [, article, rest] = contracted.exec(place.name) ?? [];
  if (article !== undefined) return `autour ${article === 'Le' ? 'du' : 'des'} ${rest}`;
  return `autour ${place.elides ? 'd’' : 'de '}${place.name}`;
}

/** What is in a place: « à Quimper », « au Mans », « aux Sables-d’Olonne », « dans le Finistère », « en Bretagne ». */
export function inPlace(place: Place): string {
  return place.kind === 'commune' ? inTown(place.name) : `${prepositionOf(place)}${place.name}`;
}

/* What stands before a department or region, by INSEE code. Where French has two ways, the one most people use. */

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
