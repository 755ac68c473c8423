import { folded } from '../folded.ts';
import { near, randomFrom } from '../random.ts';
import { STREETS, TOWNS } from '../sample/sample.ts';

type Town = (typeof TOWNS)[number];

export type Place = {
  type: 'housenumber' | 'street' | 'municipality';
  town: Town;
  street?: string;
  number?: string;
  /** The share of the query that matches, from 0 to 1. */
  score: number;
  latitude: number;
  longitude: number;
};

type Street = Omit<Place, 'town' | 'score'> & { wordsFound: number };

const MAX_SCORE = 0.97;

/** Candidates for an address, the likeliest first, among the towns of the sample and their streets. */
export function findPlaces(text: string, postcode?: string): Place[] {
  const words = wordsOf(text);
  return TOWNS.filter((town) => postcode === undefined || town.postalCode === postcode)
    .flatMap((town) => placeIn(town, words) ?? [])
    .sort((one, other) => other.score - one.score);
}

function placeIn(town: Town, words: string[]): Place | undefined {
  const withoutCode = words.filter((word) => word !== town.postalCode);
  const street = without(withoutCode, wordsOf(town.name));
  const found = words.length - street.length;
  if (found === 0) return undefined;
  const { wordsFound, ...place } = streetIn(town, street) ?? { ...centreOf(town), wordsFound: 0 };
  return { ...place, town, score: (MAX_SCORE * (found + wordsFound)) / words.length };
}

function streetIn(town: Town, words: string[]): Street | undefined {
  const [first = ''] = words;
  const number = /^\d{1,4}$/.test(first) ? first : undefined;
  const name = words.slice(number === undefined ? 0 : 1).join(' ');
  const street = STREETS.find((known) => wordsOf(known).join(' ') === name);
  if (street === undefined) return undefined;
  const { latitude, longitude } = near(town, randomFrom('street', town.name, street));
  // Consecutive house numbers are a few metres apart.
  const along = Number(number ?? 0) * 0.00003;
  return {
    type: number === undefined ? 'street' : 'housenumber',
    street,
    ...(number !== undefined && { number }),
    latitude: latitude + along,
    longitude: longitude + along,
    wordsFound: words.length,
  };
}

const centreOf = ({ latitude, longitude }: Town) =>
  ({ type: 'municipality', latitude, longitude }) as const;

/** The words without the last occurrence of a name, as consecutive words. */
function without(words: string[], name: string[]): string[] {
  for (let start = words.length - name.length; start >= 0; start -= 1) {
    if (name.every((word, index) => words[start + index] === word)) {
      return words.toSpliced(start, name.length);
    }
  }
  return words;
}

const wordsOf = (text: string): string[] => folded(text).match(/[a-z0-9]+/g) ?? [];
