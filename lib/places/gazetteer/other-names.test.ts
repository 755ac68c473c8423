import { expect, test } from '@jest/globals';
import { gazetteer } from './gazetteer';
import { formerRegion, otherNames, placesOfOtherName, placesOfOtherPrefix } from './other-names';

const places = gazetteer();
const slugsOf = (name: string) => placesOfOtherName(places, name).map(({ slug }) => slug);

test('every name leads to places there are, and is no name of a territory of today', () => {
  for (const [name, slugs] of otherNames) {
    expect([name, ...slugsOf(name)]).toEqual([name, ...slugs.split(' ')]);
    expect([name, ...places.territoriesOf(name)]).toEqual([name]);
  }
});

test('sixteen regions became part of seven; their departments are those of these today', () => {
  const former = [
    ...['alsace', 'aquitaine', 'auvergne', 'basse normandie', 'bourgogne', 'champagne ardenne'],
    ...['franche comte', 'haute normandie', 'languedoc roussillon', 'limousin', 'lorraine'],
    ...['midi pyrenees', 'nord pas de calais', 'picardie', 'poitou charentes', 'rhone alpes'],
  ].map((name) => formerRegion(places, name));
  expect(new Set(former.map((one) => one?.region)).size).toBe(7);
  const departments = former.flatMap((one) => one?.departments ?? []);
  expect(new Set(departments).size).toBe(departments.length);
  for (const one of former) {
    for (const { region } of one?.departments ?? []) expect(region).toBe(one?.region);
  }
  // All departments of those seven regions.
  const today = places.territories.filter(
    (place) => place.kind === 'department' && former.some((one) => one?.region === place.region),
  );
  expect(departments).toHaveLength(today.length);
});

test('a name is found by its beginning', () => {
  const found = [...placesOfOtherPrefix(places, 'picard')].map(({ slug }) => slug);
  expect(found).toEqual(['hauts-de-france', 'oise', 'somme', 'aisne']);
});

test.each(['', 'bretagne', 'quimper', '__proto__', 'constructor'])('%j is none', (name) => {
  expect(slugsOf(name)).toEqual([]);
  expect(formerRegion(places, name)).toBeNull();
});
