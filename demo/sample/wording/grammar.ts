import type { Person } from '../people.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** « de cardiologie », « d’urologie »; the h of all specialties is mute. */
export const de = (noun: string): string =>
  /^[aeéiouyhAEÉIOUYH]|^ORL/.test(noun) ? `d’${noun}` : `de ${noun}`;

/** « installé », « installée »: agrees with the gender of a person. */
export const agreed = (word: string, { isWoman }: Person): string => (isWoman ? `${word}e` : word);

const FEMININE = /^(?:Clinique|Polyclinique|Résidence|Maison)/;
const VOWEL = /^(?:[AEÉIOUHÎ])/;

/** An establishment with its article: « la clinique Saint-Roch », « l’EHPAD Les Glycines ». */
export function withArticle(name: string): string {
  const lowered = /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  if (VOWEL.test(name)) return `l’${lowered}`;
  return `${FEMININE.test(name) ? 'la' : 'le'} ${lowered}`;
}

export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} et ${last}`;
}
