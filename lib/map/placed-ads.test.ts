/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import type { AdPosition } from '@/lib/ads/position';
import { groupByPlace, mapLocationOf, placeAds } from './placed-ads';

const ad = (id: number) => ({ id, title: `Annonce ${id}`, place: 'Quimper (29000)' });
const at = (id: number, latitude: number, longitude: number): AdPosition => ({
  id,
  coordinates: { latitude, longitude },
  geocodeKey: null,
  town: null,
  isOverseas: false,
});
const lost = (id: number, geocodeKey: string | null): AdPosition => ({
  id,
  coordinates: null,
  geocodeKey,
  town: null,
  isOverseas: false,
});

test('an ad is at its coordinates, in one group with others there', () => {
  const placed = placeAds([ad(1), ad(2), ad(3)], [at(3, 48, 2), at(1, 48, 2), at(2, 47, 3)]);
  expect(placed.groups.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 3], [2]]);
  expect(placed).toMatchObject({
    inTown: 0,
    atPlaceholder: 0,
    outside: 0,
    overseas: 0,
    withoutAddress: 0,
    overLimit: 0,
  });
});

test('without coordinates it is at the placeholder of its address, not grouped with exact positions', () => {
  sessionStorage.setItem('medireleve.placeholder.a', '{"latitude":48,"longitude":2}');
  const placed = placeAds([ad(1), ad(2), ad(3)], [at(1, 48, 2), lost(2, 'a'), lost(3, 'a')]);
  expect(
    placed.groups.map(({ approximate, items }) => [approximate, items.map(({ id }) => id)]),
  ).toEqual([
    [false, [1]],
    [true, [2, 3]],
  ]);
  expect(new Set(placed.groups.map(({ key }) => key)).size).toBe(2);
  expect(placed.groups.map(({ random }) => random)).toEqual([false, true]);
  expect(placed.atPlaceholder).toBe(2);
});

test('an address that was not found is at the centre of its town, if that is known', () => {
  const quimper = { latitude: 48, longitude: -4.1 };
  const placed = placeAds([ad(1), ad(2)], [{ ...lost(1, 'a'), town: quimper }, at(2, 48, -4.1)]);
  expect(placed.groups.map(({ approximate, coordinates }) => [approximate, coordinates])).toEqual([
    [false, quimper],
    [true, quimper],
  ]);
  expect(placed.groups.some(({ random }) => random)).toBe(false);
  expect(placed).toMatchObject({ inTown: 1, atPlaceholder: 0 });
});

test('ads that cannot be shown are counted', () => {
  const placed = placeAds(
    [ad(1), ad(2), ad(3), ad(4)],
    [at(1, -20.88, 55.45), lost(2, null), at(4, 48, 2)],
  );
  expect(placed).toMatchObject({ outside: 1, overseas: 0, withoutAddress: 2 });
  expect(placed.groups).toHaveLength(1);
});

test('an address overseas that was not found has no placeholder in the European part', () => {
  const placed = placeAds(
    [ad(1), ad(2)],
    [{ ...lost(1, '|97400|saint denis'), isOverseas: true }, at(2, 51.23, 2.92)],
  );
  expect(placed).toMatchObject({
    groups: [],
    inTown: 0,
    atPlaceholder: 0,
    outside: 2,
    overseas: 1,
    withoutAddress: 0,
  });
});

test('a page of more than eighty ads leaves the rest to the list', () => {
  const ids = Array.from({ length: 90 }, (_, index) => index + 1);
  const placed = placeAds(
    ids.map(ad),
    ids.slice(0, 80).map((id) => at(id, 42 + id / 20, 2)),
  );
  expect(placed.groups).toHaveLength(80);
  expect(placed).toMatchObject({ overLimit: 10, withoutAddress: 0 });
});

const withoutPosition: AdPosition = {
  id: 1,
  coordinates: null,
  geocodeKey: null,
  town: null,
  isOverseas: false,
};
const brest = { latitude: 48.39, longitude: -4.49 };
const ostende = { latitude: 51.23, longitude: 2.92 };
const saintDenis = { latitude: -20.88, longitude: 55.45 };

test.each([
  [{ coordinates: brest }, { kind: 'on-map', coordinates: brest }],
  [{ coordinates: ostende }, { kind: 'outside', isOverseas: false }],
  [
    { coordinates: saintDenis, isOverseas: true },
    { kind: 'outside', isOverseas: true },
  ],
  [
    { geocodeKey: '|97400|saint denis', isOverseas: true },
    { kind: 'outside', isOverseas: true },
  ],
  [{ geocodeKey: '||brest' }, { kind: 'not-found', geocodeKey: '||brest' }],
  [{}, { kind: 'no-address' }],
])('%j: %j', (position, expected) => {
  expect(mapLocationOf({ ...withoutPosition, ...position })).toEqual(expected);
});

describe('group', () => {
  const at = (id: number, latitude: number, longitude: number) => ({
    id,
    title: 'Gardes',
    place: null,
    coordinates: { latitude, longitude },
  });
  const idsOf = (ads: ReturnType<typeof at>[]) =>
    groupByPlace(ads, '').map((group) => group.items.map(({ id }) => id));

  test('no items make no group', () => {
    expect(groupByPlace([], '')).toEqual([]);
  });

  test('items at the same place are grouped, in their order', () => {
    expect(idsOf([at(1, 48, 2), at(2, 47, 3), at(3, 48, 2), at(4, 47, 2), at(5, 47, 3)])).toEqual([
      [1, 3],
      [2, 5],
      [4],
    ]);
  });

  test.each([
    [[at(1, 48.000001, 2), at(2, 48.000004, 2)], [[1, 2]]],
    [
      [at(1, 48.00001, 2), at(2, 48.00002, 2)],
      [[1], [2]],
    ],
    [[at(1, 48, -0.000001), at(2, 48, 0.000001)], [[1, 2]]],
    [
      [at(1, 48, 0.5), at(2, 48, -0.5)],
      [[1], [2]],
    ],
    [
      [at(1, 4.8, 2), at(2, 48, 2)],
      [[1], [2]],
    ],
  ])('places less than a metre apart are the same: %j', (items, ids) => {
    expect(idsOf(items)).toEqual(ids);
  });

  test('a group is where its first ad is, under a key of its own', () => {
    const groups = groupByPlace([at(1, 48.000001, 2), at(2, 48, 2), at(3, 47, 2)], '');
    expect(groups[0]?.coordinates).toEqual({ latitude: 48.000001, longitude: 2 });
    expect(new Set(groups.map(({ key }) => key)).size).toBe(2);
  });

  test('thirty at one place of eighty', () => {
    const items = Array.from({ length: 80 }, (_, index) => at(index, index < 30 ? 48 : index, 2));
    const groups = groupByPlace(items, '');
    expect(groups[0]?.items).toHaveLength(31);
    expect(groups.flatMap((group) => group.items)).toHaveLength(80);
  });
});
