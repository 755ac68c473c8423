import type { Commune, Place } from './place.ts';

/** Articles that « à » and « de » contract with. */
const contracted = /^(Le|Les|Aux) (.+)$/;

/** Where a search by place looks: « autour de Quimper », « dans le Finistère », « en Bretagne ». */
export function placePhrase(place: Place): string {
  return place.kind === 'commune'
    ? `autour ${ofCommune(place)}`
    : `${prepositionOf(place)}${place.name}`;
}

/** What is in a place: « à Quimper », « au Mans », « dans le Finistère », « en Bretagne ». */
export function inPlace(place: Place): string {
  return place.kind === 'commune' ? inCommune(place.name) : `${prepositionOf(place)}${place.name}`;
}

/** « à Quimper », « au Mans », « aux Sables-d’Olonne », « à La Rochelle ». */
function inCommune(name: string): string {
  const [, article, rest] = contracted.exec(name) ?? [];
  if (article === undefined) return `à ${name}`;
  return `${article === 'Le' ? 'au' : 'aux'} ${rest}`;
}

/** « de Quimper », « d’Ajaccio », « du Mans », « des Sables-d’Olonne », « de La Rochelle ». */
function ofCommune({ name, elides }: Pick<Commune, 'name' | 'elides'>): string {
  const [, article, rest] = contracted.exec(name) ?? [];
  if (article !== undefined) return `${article === 'Le' ? 'du' : 'des'} ${rest}`;
  return `${elides ? 'd’' : 'de '}${name}`;
}

/*
 * What stands before the name of a department or region when something is there, by INSEE code. Where
 * French has two ways, the one most people use.
 */

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
function prepositionOf({ kind, code }: { kind: 'department' | 'region'; code: string }): string {
  const table = kind === 'department' ? byDepartment : byRegion;
  return Object.keys(table).find((preposition) => table[preposition]?.includes(code)) ?? 'en ';
}
