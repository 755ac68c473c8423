/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { neighboursIn, readShownList } from './list-neighbours';
import { defaultSearch } from './search';
import { rememberShownList } from './shown-list';

const search = { ...defaultSearch, page: 2, specialty: 3 };
const neighbours = (id: number, of = search) => neighboursIn(readShownList(), id, of);

beforeEach(() => {
  sessionStorage.clear();
  rememberShownList(search, [{ id: 12 }, { id: 7 }, { id: 40 }], { first: 21, total: 1_231 });
});

test('an ad of the list has those before and after it', () => {
  expect(neighbours(7)).toEqual({ previous: 12, next: 40, place: '22 sur 1\u202f231' });
  expect(neighbours(12)).toEqual({ previous: null, next: 7, place: '21 sur 1\u202f231' });
  expect(neighbours(40)).toEqual({ previous: 7, next: null, place: '23 sur 1\u202f231' });
});

test('an ad of another list, or of another search, has none', () => {
  const none = { previous: null, next: null, place: null };
  expect(neighbours(8)).toEqual(none);
  expect(neighbours(7, { ...search, page: 1 })).toEqual(none);
  expect(neighboursIn(null, 7, search)).toEqual(none);
});

test.each([
  '',
  'page=2&specialty=3',
  'page=2&specialty=3 <b>,7,../x',
  ' 7 7 7',
  'page=2&specialty=3 7 1',
  'page=2&specialty=3 7 9 8',
  'page=2&specialty=3 7 -1 <b>',
])('of %j, which something else has stored, only ids count', (stored) => {
  sessionStorage.setItem('liste-affichee', stored);
  expect(neighbours(7)).toEqual({ previous: null, next: null, place: null });
});

test('only the first 80 ads count', () => {
  const ads = Array.from({ length: 100 }, (_, index) => ({ id: index + 1 }));
  rememberShownList(search, ads);
  expect(neighbours(80)).toEqual({ previous: 79, next: null, place: null });
});

test('without storage nothing is remembered', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  rememberShownList(search, [{ id: 1 }, { id: 2 }]);
  expect(neighbours(1)).toEqual({ previous: null, next: null, place: null });
  jest.restoreAllMocks();
});
