import type { Commune, Place } from './place.ts';
import { prepositionOf } from './prepositions.ts';

/** Where a search by place looks: « autour de Quimper », « dans le Finistère », « en Bretagne ». */
export function placePhrase(place: Place): string {
  return place.kind === 'commune'
    ? `autour ${ofCommune(place)}`
    : `${prepositionOf(place)}${place.name}`;
}

/** « de Quimper », « d’Ajaccio », « du Mans », « des Sables-d’Olonne », « de La Rochelle ». */
function ofCommune({ name, elides }: Pick<Commune, 'name' | 'elides'>): string {
  const [, article, rest] = /^(Le|Les|Aux) (.+)$/.exec(name) ?? [];
  if (article !== undefined) return `${article === 'Le' ? 'du' : 'des'} ${rest}`;
  return `${elides ? 'd’' : 'de '}${name}`;
}
