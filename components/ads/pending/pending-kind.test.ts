import { expect, test } from '@jest/globals';
import type { Navigation } from '@/components/layout/use-navigation';
import { pendingKind } from './pending-kind';

const kindOf = (path: string, shown: string, type: Navigation['type'] = 'push', hasMap = true) =>
  pendingKind({ url: new URL(path, 'https://site.example'), type, startedAt: 0 }, shown, hasMap);

test.each([
  ['/annonces', 'list'],
  ['/annonces?page=2&specialty=3', 'list'],
  ['/annonces?view=map', 'map'],
  ['/annonces/12?page=2', 'ad'],
  ['/annonces/lieu/finistere', null],
  ['/annonces/quel-lieu?place=x', null],
  ['/annonces/12/agenda.ics', null],
  ['/blog', null],
  ['/', null],
])('on the way from another page to %s: %p', (path, kind) => {
  expect(kindOf(path, '/cgu')).toBe(kind);
  expect(kindOf(path, '/cgu', 'traverse')).toBe(kind);
});

test('without a map the list has none', () => {
  expect(kindOf('/annonces?view=map', '/', 'push', false)).toBe('list');
});

test('a page that is shown stays, unless it is requested again', () => {
  expect(kindOf('/annonces?page=2', '/annonces')).toBeNull();
  expect(kindOf('/annonces/12', '/annonces/12')).toBeNull();
  expect(kindOf('/annonces/12', '/annonces/12', 'retry')).toBe('ad');
  expect(kindOf('/annonces/13', '/annonces/12')).toBe('ad');
});
