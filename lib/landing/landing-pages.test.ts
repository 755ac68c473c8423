import { describe, expect, test } from '@jest/globals';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { pagesOf, type Sample } from './landing.fixture';
import { areaOf, departmentOf, otherPlaceHref } from './landing-pages';

const places = gazetteer();
const placeOf = (slug: string) => {
  const place = places.bySlug(slug);
  if (place === null) throw new Error(`no place ${slug}`);
  return place;
};
const slugsOf = (sample: Sample) => [...pagesOf(sample).places.keys()];
const countsOf = (sample: Sample) =>
  Object.fromEntries([...pagesOf(sample).places].map(([slug, { count }]) => [slug, count]));

test('without ads there is no page', () => {
  expect(pagesOf([])).toEqual({ places: new Map(), pairs: new Map() });
});

test('a region and a department have one from one ad, a town and a specialty from three', () => {
  expect(countsOf([['Quimper', 1, 2]])).toEqual({ bretagne: 2, finistere: 2 });
  expect(countsOf([['Quimper', 1, 3]])).toEqual({ bretagne: 3, finistere: 3, 'quimper-29': 3 });
  expect([
    ...pagesOf([
      ['Quimper', 1, 2],
      ['Brest', 2, 1],
    ]).pairs.keys(),
  ]).toEqual([]);
  expect([
    ...pagesOf([
      ['Quimper', 1, 2],
      ['Brest', 1, 1],
    ]).pairs.keys(),
  ]).toEqual(['29 1']);
});

test('pages with the most ads come first', () => {
  const sample: Sample = [
    ['Brest', 1, 3],
    ['Rennes', 1, 5],
    ['Quimper', 1, 4],
  ];
  expect(slugsOf(sample)).toEqual([
    'bretagne',
    'finistere',
    'ille-et-vilaine',
    'rennes-35',
    'quimper-29',
    'brest-29',
  ]);
});

test('ads that have ended do not count', () => {
  expect(slugsOf([['Quimper', 1, 3, { end_date: '2026-11-30' }]])).toEqual([]);
});

test('an overseas region has the page of its department, Paris that of its commune', () => {
  expect(slugsOf([['Saint-Denis', 1, 1]])).toEqual(['la-reunion']);
  expect(slugsOf([['Paris', 1, 1]])).toEqual(['ile-de-france', 'paris-75']);
});

describe('a page that existed before', () => {
  const before = pagesOf([['Quimper', 1, 3]]);

  test('stays while an ad is left', () => {
    const { places: left, pairs } = pagesOf([['Quimper', 1, 1]], before);
    expect(left.get('quimper-29')?.count).toBe(1);
    expect(pairs.get('29 1')?.count).toBe(1);
    expect(pagesOf([['Quimper', 1, 2]], pagesOf([['Quimper', 1, 1]], before)).pairs.size).toBe(1);
  });

  test('is gone with the last ad, and then needs three again', () => {
    const none = pagesOf([['Rennes', 1, 1]], before);
    expect([...none.places.keys()]).toEqual(['bretagne', 'ille-et-vilaine']);
    expect(none.pairs.size).toBe(0);
    expect(pagesOf([['Quimper', 1, 2]], none).places.has('quimper-29')).toBe(false);
  });

  test('makes no page for another', () => {
    expect(pagesOf([['Brest', 2, 2]], before).pairs.size).toBe(0);
  });
});

test('the ads of Paris are all ads of its department, also without a known commune', () => {
  expect(areaOf(placeOf('paris-75'))).toEqual({ kind: 'department', code: '75' });
  expect(areaOf(placeOf('quimper-29'))).toEqual({ kind: 'commune', code: '29232' });
  expect(areaOf(placeOf('bretagne'))).toEqual({ kind: 'region', code: '53' });
  expect(departmentOf(placeOf('finistere'))?.code).toBe('29');
  expect(departmentOf(placeOf('quimper-29'))).toBeNull();
});

test.each([
  ['paris', '/annonces/lieu/paris-75'],
  ['paris-11e-75', '/annonces/lieu/paris-75'],
])('the page of %s is %s', (slug, href) => {
  expect(otherPlaceHref(slug)).toBe(href);
});

test.each([
  'paris-75',
  'finistere',
  'quimper-29',
  'bretagne',
  'guadeloupe',
  'mayotte',
  'lyon-3e-69',
  'atlantide',
])('%s has no other page', (slug) => {
  expect(otherPlaceHref(slug)).toBeNull();
});
