import type { Centroids } from './source.ts';

/*
 * Centres of the arrondissements of Paris, Lyon and Marseille, to a hundredth of a degree. The file of
 * centroids has none of them; these were written down by hand.
 */
const centres: Record<string, [latitude: number, longitude: number][]> = {
  // Paris, from the first.
  '751': [
    [48.86, 2.34],
    [48.87, 2.34],
    [48.86, 2.36],
    [48.85, 2.36],
    [48.84, 2.35],
    [48.85, 2.33],
    [48.86, 2.31],
    [48.87, 2.31],
    [48.88, 2.34],
    [48.88, 2.36],
    [48.86, 2.38],
    [48.84, 2.39],
    [48.83, 2.36],
    [48.83, 2.33],
    [48.84, 2.29],
    [48.86, 2.27],
    [48.89, 2.31],
    [48.89, 2.35],
    [48.89, 2.38],
    [48.86, 2.4],
  ],
  // Lyon.
  '6938': [
    [45.77, 4.83],
    [45.75, 4.83],
    [45.75, 4.87],
    [45.78, 4.82],
    [45.76, 4.8],
    [45.77, 4.85],
    [45.73, 4.84],
    [45.73, 4.87],
    [45.78, 4.8],
  ],
  // Marseille.
  '132': [
    [43.3, 5.38],
    [43.31, 5.37],
    [43.31, 5.38],
    [43.31, 5.4],
    [43.29, 5.4],
    [43.29, 5.38],
    [43.28, 5.36],
    [43.25, 5.38],
    [43.25, 5.42],
    [43.27, 5.43],
    [43.29, 5.48],
    [43.31, 5.44],
    [43.35, 5.43],
    [43.35, 5.39],
    [43.36, 5.36],
    [43.36, 5.33],
  ],
};

/** The centres of arrondissements, by INSEE code. */
export const arrondissementCentres: Centroids = new Map(
  Object.entries(centres).flatMap(([prefix, list]) =>
    list.map((centre, index) => [prefix + `${index + 1}`.padStart(5 - prefix.length, '0'), centre]),
  ),
);
