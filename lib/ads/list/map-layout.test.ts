import { expect, test } from '@jest/globals';
import { defaultSearch, type Radius } from '@/lib/ads/search';
import { insets, type MapPoint, mapPoint } from '@/lib/places/france-map';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { type MapView, mapAreaOf, namesOf, spotOf, viewOf } from './map-layout';

/** A commune with its point. */
function town(slug: string) {
  const commune = gazetteer().bySlug(slug);
  if (commune?.kind !== 'commune' || commune.centre === null) throw new Error(slug);
  const point = mapPoint(commune.centre, commune.department.code);
  if (point === null) throw new Error(slug);
  return { commune, point };
}

function expectIn(view: MapView, point: MapPoint) {
  for (const share of Object.values(spotOf(point, view))) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(100);
  }
}

const areaOf = (place: string | null, radius: Radius = 50) =>
  mapAreaOf({ ...defaultSearch, place, radius });
const towns = (...slugs: string[]) => slugs.map(town);
const france = viewOf([], null);

test('ads overseas and not, and none, have the whole map', () => {
  expect(viewOf(towns('quimper-29', 'saint-denis-974'), null)).toBe(france);
  expect(viewOf(towns('saint-denis-974'), areaOf('brest-29'))).toBe(france);
});

test('near ads have their surroundings', () => {
  const near = towns('quimper-29', 'brest-29');
  const view = viewOf(near, null);
  expect(view.size).toBeLessThan(200);
  for (const { point } of near) {
    expectIn(view, point);
  }
});

test('a search around a town has its circle, not the department', () => {
  const area = areaOf('brest-29');
  // 100 km, where a unit is 1.15 km.
  expect(area?.size).toBeCloseTo(87, 0);
  const view = viewOf(towns('crozon-29'), area);
  expect(view.size).toBeLessThan(120);
  expect(spotOf(town('brest-29').point, view)).toEqual({ x: 50, y: 50 });
  expect(viewOf([], areaOf('brest-29', 200)).size).toBeGreaterThan(400);
});

test('an ad outside the circle, such as one with coordinates of its own, is on the map too', () => {
  const view = viewOf(towns('rennes-35'), areaOf('brest-29', 10));
  expectIn(view, town('rennes-35').point);
});

test('a search in a department or region has all of it', () => {
  const area = areaOf('finistere');
  expect(area).toMatchObject({ name: 'Finistère', isCircle: false, departments: ['29'] });
  expect(areaOf('bretagne')?.departments).toHaveLength(4);
  const view = viewOf(towns('quimper-29'), area);
  for (const slug of ['brest-29', 'quimperle-29', 'morlaix-29']) {
    expectIn(view, town(slug).point);
  }
});

test('a search or ads overseas have all of their department', () => {
  const frame = insets.find(({ label }) => label.lines.includes('La Réunion'))?.frame;
  const view = viewOf([], areaOf('saint-denis-974', 200));
  expect(view).toEqual(viewOf(towns('saint-denis-974'), null));
  expect(view).toMatchObject({ size: frame?.width, x: (frame?.x ?? 0) + 84 });
});

test('no place, an unknown one, and one on no map have no area', () => {
  expect(areaOf(null)).toBeNull();
  expect(areaOf('nulle-part-99')).toBeNull();
  expect(areaOf('polynesie-francaise')).toBeNull();
});

/** The names of a map, by kind. */
function namesWith(place: string | null, slugs: string[]) {
  const area = areaOf(place);
  const view = viewOf(towns(...slugs), area);
  const dots = towns(...slugs).map(({ commune, point }) => {
    return { ...spotOf(point, view), name: commune.name, radius: 12 };
  });
  const names = namesOf(dots, area, view);
  const of = (wanted: string) => names.flatMap(({ kind, name }) => (kind === wanted ? name : []));
  return { area: of('area'), ads: of('dot'), towns: of('town'), names };
}

test('the place of a search, the dots, and from five to eight of the largest towns have names', () => {
  const { area, ads, towns: named, names } = namesWith('brest-29', ['crozon-29']);
  expect([area, ads]).toEqual([['Brest'], ['Crozon']]);
  expect(named.length).toBeGreaterThanOrEqual(5);
  expect(named.length).toBeLessThanOrEqual(8);
  expect(named).not.toContain('Brest');
  expect(names[0]).toMatchObject({ name: 'Brest', x: 50, y: 50 });
});

test('a place with ads has one name, beside its dot', () => {
  const { area, ads, names } = namesWith('brest-29', ['brest-29']);
  expect([area, ads]).toEqual([['Brest'], []]);
  expect(names[0]).toMatchObject({ name: 'Brest', radius: 12 });
});

test('a department has its name', () => {
  expect(namesWith('finistere', ['quimper-29']).area).toEqual(['Finistère']);
});

test.each([
  ['the whole of France', null, ['quimper-29', 'marseille-13']],
  ['Paris', 'paris-75', ['paris-75', 'versailles-78', 'meaux-77']],
  ['La Réunion', 'saint-denis-974', ['saint-pierre-974']],
  ['Corse', 'ajaccio-2a', []],
])('five names or more tell where %s is', (_, place, slugs) => {
  expect(namesWith(place, slugs).towns.length).toBeGreaterThanOrEqual(5);
});

test('dots that have no room for a name have none', () => {
  const suburbs = ['villeneuve-d-ascq-59', 'roubaix-59', 'tourcoing-59', 'lens-62', 'arras-62'];
  const { ads } = namesWith(null, ['lille-59', ...suburbs, 'marseille-13']);
  expect(ads).toEqual(expect.arrayContaining(['Lille', 'Marseille']));
  expect(ads.length).toBeLessThan(6);
});
