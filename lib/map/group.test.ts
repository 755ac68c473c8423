import { expect, test } from '@jest/globals';
import { groupByPlace } from './group';

const at = (id: number, latitude: number, longitude: number) => ({
  id,
  coordinates: { latitude, longitude },
});
const idsOf = (items: Parameters<typeof groupByPlace<ReturnType<typeof at>>>[0]) =>
  groupByPlace(items).map((group) => group.items.map(({ id }) => id));

test('no items make no group', () => {
  expect(groupByPlace([])).toEqual([]);
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
  const groups = groupByPlace([at(1, 48.000001, 2), at(2, 48, 2), at(3, 47, 2)]);
  expect(groups[0]?.coordinates).toEqual({ latitude: 48.000001, longitude: 2 });
  expect(new Set(groups.map(({ key }) => key)).size).toBe(2);
});

test('thirty at one place of eighty', () => {
  const items = Array.from({ length: 80 }, (_, index) => at(index, index < 30 ? 48 : index, 2));
  const groups = groupByPlace(items);
  expect(groups[0]?.items).toHaveLength(31);
  expect(groups.flatMap((group) => group.items)).toHaveLength(80);
});
