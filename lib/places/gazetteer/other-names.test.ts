import { expect, test } from '@jest/globals';
import { gazetteer } from './gazetteer';
import { formerRegion, otherNames, placesOfOtherName, placesOfOtherPrefix } from './other-names';

const places = gazetteer();
const slugsOf = (name: string) => placesOfOtherName(name).map(({ slug }) => slug);

test('every name leads to existing places, and is not a name of a territory of today', () => {
  for (const [name, slugs] of otherNames) {
    expect([name, ...slugsOf(name)]).toEqual([name, ...slugs.split(' ')]);
    expect([name, ...places.territoriesOf(name)]).toEqual([name]);
  }
});

test('sixteen regions became part of seven, which have the same departments; the largest come first', () => {
  const former = [
    ...['alsace', 'aquitaine', 'auvergne', 'basse normandie', 'bourgogne', 'champagne ardenne'],
    ...['franche comte', 'haute normandie', 'languedoc roussillon', 'limousin', 'lorraine'],
    ...['midi pyrenees', 'nord pas de calais', 'picardie', 'poitou charentes', 'rhone alpes'],
  ];
  const regions = new Set(former.map((name) => formerRegion(name)?.region));
  expect(regions.size).toBe(7);
  const parts = former.flatMap((name) => {
    const [region, ...departments] = placesOfOtherName(name);
    expect(formerRegion(name)?.region).toBe(region);
    const people = departments.map(({ population }) => population);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
    for (const one of departments) {
      expect(one.kind === 'department' && one.region).toBe(region);
    }
    return departments;
  });
  expect(new Set(parts).size).toBe(parts.length);
  // All departments of those seven regions.
  const today = places.territories.filter(
    (place) => place.kind === 'department' && place.region && regions.has(place.region),
  );
  expect(parts).toHaveLength(today.length);
});

test('a name is found by its beginning', () => {
  const found = [...placesOfOtherPrefix('picard')].map(({ slug }) => slug);
  expect(found).toEqual(['hauts-de-france', 'oise', 'somme', 'aisne']);
});

test.each(['', 'bretagne', 'quimper', '__proto__', 'constructor'])('%j is none', (name) => {
  expect(slugsOf(name)).toEqual([]);
  expect(formerRegion(name)).toBeNull();
});
