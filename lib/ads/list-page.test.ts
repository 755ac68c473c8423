import { expect, test } from '@jest/globals';
import { adListPagePath, readAdListPageSegment } from './list-page';
import { defaultSearch } from './search';

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';

test.each([
  defaultSearch,
  { ...defaultSearch, page: 2 },
  {
    page: 3,
    specialty: 7,
    place: 'quimper-29',
    radius: 25 as const,
    sort: 'start' as const,
    startDate: '2026-12-01',
    endDate: '2026-12-15',
    view: 'map' as const,
  },
])('a search is read back from its internal path', (search) => {
  const path = adListPagePath(search);
  expect(readAdListPageSegment(lastSegment(path))).toEqual(search);
});

test.each(['', 'page=1', 'page%3D02', 'specialty=3&page=2', 'page=2&jeton=x', '%', 'autre'])(
  'a segment the codec did not write is rejected: %s',
  (segment) => {
    expect(readAdListPageSegment(segment)).toBeNull();
  },
);
