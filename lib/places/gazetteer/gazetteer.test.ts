import { describe, expect, test } from '@jest/globals';
import { isCommuneSlug, isPlaceSlug } from '@/lib/places/place-slug';
import { gazetteer } from './gazetteer';

const places = gazetteer();
const { communes } = places;
const regions = places.territories.filter(({ kind }) => kind === 'region');
const departments = places.territories.filter(({ kind }) => kind === 'department');
const nameAt = (slug: string) => {
  const place = places.bySlug(slug);
  return place === null ? null : `${place.kind} ${place.code} ${place.name}`;
};

test('the gazetteer is loaded once', () => {
  expect(gazetteer()).toBe(places);
});

test('there are 101 departments, six collectivities and 18 regions', () => {
  expect(departments).toHaveLength(107);
  expect(regions).toHaveLength(18);
  expect(departments.filter(({ code }) => /^98[49]$/.test(code))).toEqual([]);
});

describe('slugs', () => {
  test('the slug of each commune is unique, and leads back to it', () => {
    expect(new Set(communes.map(({ slug }) => slug)).size).toBe(34_963);
    const lost = communes.filter(({ slug, code }) => places.bySlug(slug)?.code !== code);
    expect(lost).toEqual([]);
    expect(communes.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('slugs of departments and regions lead back to them; an overseas region shares the slug of its department', () => {
    for (const department of departments) expect(places.bySlug(department.slug)).toBe(department);
    const shared = regions.filter((region) => places.bySlug(region.slug) !== region);
    expect(shared.map(({ name }) => name).sort()).toEqual([
      'Guadeloupe',
      'Guyane',
      'La Réunion',
      'Martinique',
      'Mayotte',
    ]);
    const slugs = places.territories.map(({ slug }) => slug);
    expect(slugs.filter((slug) => /-(?:\d\d\d?|2[ab])$/.test(slug))).toEqual([]);
  });

  test('slugs of arrondissements lead back to them', () => {
    expect(places.arrondissements).toHaveLength(45);
    for (const { place } of places.arrondissements) expect(places.bySlug(place.slug)).toBe(place);
    expect(nameAt('paris-11e-75')).toBe('commune 75111 Paris 11e');
    expect(nameAt('lyon-1er-69')).toBe('commune 69381 Lyon 1er');
  });

  test.each([
    ['quimper-29', 'commune 29232 Quimper'],
    ['saint-remy-de-provence-13', 'commune 13100 Saint-Rémy-de-Provence'],
    ['ajaccio-2a', 'commune 2A004 Ajaccio'],
    ['saint-denis-974', 'commune 97411 Saint-Denis'],
    ['l-hay-les-roses-94', 'commune 94038 L’Haÿ-les-Roses'],
    ['oeuilly-51', 'commune 51410 Œuilly'],
    ['y-80', 'commune 80829 Y'],
    ['bors-canton-de-tude-et-lavalette-16', 'commune 16052 Bors (Canton de Tude-et-Lavalette)'],
    ['bors-canton-de-charente-sud-16', 'commune 16053 Bors (Canton de Charente-Sud)'],
    ['chateau-chinon-ville-58', 'commune 58062 Château-Chinon (Ville)'],
    ['chateau-chinon-campagne-58', 'commune 58063 Château-Chinon (Campagne)'],
    ['castillon-canton-de-lembeye-64', 'commune 64182 Castillon (Canton de Lembeye)'],
    ['finistere', 'department 29 Finistère'],
    ['cote-d-or', 'department 21 Côte-d’Or'],
    ['vienne', 'department 86 Vienne'],
    ['vienne-38', 'commune 38544 Vienne'],
    ['mayenne', 'department 53 Mayenne'],
    ['mayenne-53', 'commune 53147 Mayenne'],
    ['la-reunion', 'department 974 La Réunion'],
    ['la-reunion-47', 'commune 47222 La Réunion'],
    ['bretagne', 'region 53 Bretagne'],
    ['bretagne-36', 'commune 36024 Bretagne'],
    ['paris', 'department 75 Paris'],
    ['paris-75', 'commune 75056 Paris'],
  ])('%s is %s', (slug, place) => {
    expect(nameAt(slug)).toBe(place);
  });

  test.each([
    '',
    '-',
    '-29',
    'quimper',
    'quimper-',
    'quimper-2',
    'quimper-56',
    'Quimper-29',
    'quimper-29 ',
    'quimper--29',
    'quimper 29',
    'crotoy-80',
    'bors-16',
    '29232',
    '__proto__',
    'constructor',
    '(.*)+-29',
    'quimper-29\n',
    '\u0000',
    `${'a-'.repeat(50_000)}29`,
  ])('%j is none', (slug) => {
    expect(places.bySlug(slug)).toBeNull();
  });
});

describe('codes', () => {
  test('codes of regions are codes of departments too: the key is kind and code', () => {
    const codes = new Set(departments.map(({ code }) => code));
    const metropolitan = regions.filter(({ code }) => !code.startsWith('0'));
    // Corsica’s, 94, is that of Val-de-Marne; 75 is Paris and Nouvelle-Aquitaine.
    expect(metropolitan.filter(({ code }) => !codes.has(code))).toEqual([]);
    expect(places.departmentByCode('75')?.name).toBe('Paris');
  });

  test('the code of a commune finds it; that of an arrondissement does not', () => {
    expect(places.communeByCode('29232')?.slug).toBe('quimper-29');
    expect(places.communeByCode('75111')).toBeNull();
    expect(places.communeByCode('__proto__')).toBeNull();
    expect(places.departmentByCode('984')).toBeNull();
  });
});

test('a commune has its department, postal codes, population and centre', () => {
  expect(places.bySlug('quimper-29')).toEqual({
    kind: 'commune',
    code: '29232',
    slug: 'quimper-29',
    name: 'Quimper',
    department: places.departmentByCode('29'),
    postalCodes: ['29000'],
    population: expect.any(Number),
    centre: { latitude: 47.997, longitude: expect.closeTo(-4.1, 1) },
    elides: false,
  });
  expect(places.departmentByCode('29')?.region).toBe(places.bySlug('bretagne'));
  expect(places.departmentByCode('988')?.region).toBeNull();
});

test('the people of a department and a region are those of their communes', () => {
  const inFinistere = communes.filter(({ department }) => department.code === '29');
  const sum = (list: { population: number }[]) =>
    list.reduce((people, { population }) => people + population, 0);
  expect(sum(inFinistere)).toBe(places.departmentByCode('29')?.population);
  expect(places.bySlug('bretagne')?.population).toBe(
    sum(['22', '29', '35', '56'].flatMap((code) => places.departmentByCode(code) ?? [])),
  );
});

test('the centre of a commune lies in France; 95 have none', () => {
  expect(communes.filter(({ centre }) => centre === null)).toHaveLength(95);
  const outside = communes.filter(({ centre, code }) => {
    if (centre === null || code.startsWith('97')) return false;
    const { latitude, longitude } = centre;
    return latitude < 41 || latitude > 51.2 || longitude < -5.2 || longitude > 9.7;
  });
  expect(outside).toEqual([]);
});

test('a slug alone tells a commune from other places', () => {
  const slugs = [...communes, ...places.arrondissements.map(({ place }) => place)].map(
    ({ slug }) => slug,
  );
  expect(slugs.filter((slug) => !isPlaceSlug(slug) || !isCommuneSlug(slug))).toEqual([]);
  const others = places.territories.map(({ slug }) => slug);
  expect(others.filter((slug) => !isPlaceSlug(slug) || isCommuneSlug(slug))).toEqual([]);
});

describe('other names', () => {
  const slugsOfOther = (name: string) => places.placesOfOtherName(name).map(({ slug }) => slug);

  test('every name leads to existing places, and is not a name of a territory of today', () => {
    for (const [name, { slugs }] of places.otherNames) {
      expect([name, ...slugsOfOther(name)]).toEqual([name, ...slugs.split(' ')]);
      expect([name, ...places.territoriesOf(name)]).toEqual([name]);
    }
  });

  test('sixteen regions became part of seven, which have the same departments; the largest come first', () => {
    const former = [
      ...['alsace', 'aquitaine', 'auvergne', 'basse normandie', 'bourgogne', 'champagne ardenne'],
      ...['franche comte', 'haute normandie', 'languedoc roussillon', 'limousin', 'lorraine'],
      ...['midi pyrenees', 'nord pas de calais', 'picardie', 'poitou charentes', 'rhone alpes'],
    ];
    const regions = new Set(former.map((name) => places.formerRegion(name)?.region));
    expect(regions.size).toBe(7);
    const parts = former.flatMap((name) => {
      const [region, ...departments] = places.placesOfOtherName(name);
      expect(places.formerRegion(name)?.region).toBe(region);
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
    const found = places.placesOfOtherPrefix('picard').map(({ slug }) => slug);
    expect(found).toEqual(['hauts-de-france', 'oise', 'somme', 'aisne']);
  });

  test.each(['', 'bretagne', 'quimper', '__proto__', 'constructor'])('%j is none', (name) => {
    expect(slugsOfOther(name)).toEqual([]);
    expect(places.formerRegion(name)).toBeNull();
  });
});
