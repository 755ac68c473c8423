import type { Commune, Place } from './place.ts';
import { prepositionOf } from './prepositions.ts';

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
