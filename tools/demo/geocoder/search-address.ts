import { folded } from '../folded.ts';
import { json, type RouteResponse } from '../http/response.ts';
import type { Call } from '../http/router.ts';
import { near, randomFrom } from '../random.ts';
import { STREETS, TOWNS } from '../sample/sample.ts';

const TYPES = ['housenumber', 'street', 'locality', 'municipality'];

/** Simulates the national address service, with the towns of the sample. */
export function searchAddress({ query }: Call): RouteResponse {
  const detail = faultsOf(query);
  if (detail.length > 0) return json({ code: 400, message: 'Failed parsing query', detail }, 400);
  const text = query.get('q') ?? '';
  const type = query.get('type');
  const features = findPlaces(text, query.get('postcode') || undefined)
    .filter((place) => !type || place.type === type)
    .slice(0, Number(query.get('limit') || 10))
    .map(featureOf);
  return json({ type: 'FeatureCollection', features, query: text });
}

/** The messages of the service. */
function faultsOf(query: URLSearchParams): string[] {
  const text = query.get('q')?.trim() ?? '';
  const limit = query.get('limit') || '10';
  const postcode = query.get('postcode') || '00000';
  const type = query.get('type') || 'street';
  return [
    text === '' && 'q: required param',
    text !== '' &&
      !/^[\p{L}\p{N}].{2,199}$/su.test(text) &&
      'q: must contain between 3 and 200 chars and start with a number or a letter',
    !/^([1-9]|1\d|20)$/.test(limit) && 'limit: must be an integer between 1 and 20',
    !/^\d{5}$/.test(postcode) && 'postcode: must contain 5 digits',
    !TYPES.includes(type) && `type: unexpected value '${type}'`,
  ].filter((fault) => fault !== false);
}

/** Without the INSEE codes and the projected coordinates of the service. */
function featureOf({ type, town, street, number, score, latitude, longitude }: Place) {
  const name = [number, street].filter(Boolean).join(' ') || town.name;
  const place = `${town.postalCode} ${town.name}`;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] },
    properties: {
      label: street === undefined ? town.name : `${name} ${place}`,
      score: rounded(score),
      ...(number !== undefined && { housenumber: number }),
      type,
      name,
      postcode: town.postalCode,
      city: town.name,
      ...(street !== undefined && { street }),
      _type: 'address',
    },
  };
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

type Town = (typeof TOWNS)[number];

type Place = {
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
function findPlaces(text: string, postcode?: string): Place[] {
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
