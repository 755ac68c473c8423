import { describe, expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import { defaultSearch } from '@/lib/ads/search';
import { insets, mapSize } from '../../places/france-map';
import { searchMap } from './search-map';

const search = { ...defaultSearch, specialty: 3, page: 2, view: 'map' } as const;
let id = 0;

/** Ads in a town, without coordinates of their own. */
function adsIn(postalCode: string | null, city: string | null, count = 1): Ad[] {
  return Array.from({ length: count }, () => {
    id += 1;
    const location = { name: null, address: null, latitude: null, longitude: null };
    return anAd({
      id,
      title: `Annonce ${id}`,
      location: { ...location, postal_code: postalCode, city },
    });
  });
}

const mapOf = (ads: Ad[], count = ads.length) => searchMap(ads, search, count);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const isWhole = ({ view }: ReturnType<typeof mapOf>) => view.width === mapSize.width;

describe('a dot', () => {
  test('of an only ad is its link, with the search', () => {
    const [ad] = adsIn('29000', 'Quimper');
    const { dots } = mapOf(ad ? [ad] : []);
    expect(dots).toHaveLength(1);
    expect(dots[0]).toMatchObject({
      href: `/annonces/${ad?.id}?page=2&specialty=3&view=map`,
      label: `Quimper, ${ad?.title}`,
      count: 1,
    });
  });

  test('of several ads is a link to those of the town, from the first page of a list', () => {
    const { dots } = mapOf(adsIn('29000', 'Quimper', 3));
    expect(dots).toHaveLength(1);
    expect(dots[0]).toMatchObject({
      href: '/annonces?specialty=3&place=quimper-29&radius=10',
      count: 3,
    });
    expect(plain(dots[0]?.label ?? '')).toBe('Quimper, 3 annonces');
  });

  test('has the towns that it would cover, and a radius that finds them', () => {
    const ads = [
      ...adsIn('29000', 'Quimper', 4),
      ...adsIn('29900', 'Concarneau'),
      ...adsIn('13001', 'Marseille'),
    ];
    const { dots } = mapOf(ads);
    expect(dots.map(({ label }) => plain(label).split(',')[0])).toEqual([
      'Quimper et alentours',
      'Marseille',
    ]);
    expect(dots[0]).toMatchObject({
      count: 5,
      // Concarneau is 20 km away.
      href: '/annonces?specialty=3&place=quimper-29&radius=25',
    });
  });

  test('of a town that has room has a dot of its own in a closer view', () => {
    const { dots } = mapOf([...adsIn('29000', 'Quimper', 4), ...adsIn('29200', 'Brest')]);
    expect(dots.map(({ name }) => name?.text)).toEqual(['Quimper', 'Brest']);
  });
});

test('a name is not over the frame of an inset', () => {
  const { dots } = mapOf([...adsIn('20000', 'Ajaccio'), ...adsIn('59000', 'Lille')]);
  expect(dots.map(({ name }) => name?.text)).toEqual([undefined, 'Lille']);
});

describe('the view', () => {
  test('is all of France for ads far from each other, and for none', () => {
    expect(isWhole(mapOf([...adsIn('29000', 'Quimper'), ...adsIn('13001', 'Marseille')]))).toBe(
      true,
    );
    expect(isWhole(mapOf([...adsIn('29000', 'Quimper'), ...adsIn('97400', 'Saint-Denis')]))).toBe(
      true,
    );
    expect(isWhole(mapOf([]))).toBe(true);
  });

  test('is the surroundings of ads that are near, with the shape of the whole', () => {
    const { view, dots } = mapOf([...adsIn('29000', 'Quimper'), ...adsIn('29200', 'Brest')]);
    expect(view.width).toBeLessThan(300);
    expect(view.height / view.width).toBeCloseTo(mapSize.height / mapSize.width);
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
    }
  });

  test('is the inset of an overseas department for ads there', () => {
    const { view, dots } = mapOf(adsIn('97400', 'Saint-Denis'));
    const frame = insets.find(({ label }) => label.lines.includes('La Réunion'))?.frame;
    const [dot] = dots;
    expect(view.width).toBeLessThan(300);
    expect(dot && frame && dot.x > frame.x && dot.x < frame.x + frame.width).toBe(true);
    expect(dot && frame && dot.y > frame.y && dot.y < frame.y + frame.height).toBe(true);
  });
});

test('a note counts the ads that the map does not have', () => {
  const ads = [...adsIn('29000', 'Quimper', 2), ...adsIn(null, null), ...adsIn('98714', 'Papeete')];
  expect(mapOf(ads).notes.map(plain)).toEqual([
    '2 annonces sans adresse ou hors de la carte, dans la liste seulement.',
  ]);
  expect(mapOf(adsIn('29000', 'Quimper'), 401).notes.map(plain)).toEqual([
    '400 annonces de plus dans la liste : la carte a les premières.',
  ]);
  expect(mapOf(adsIn('29000', 'Quimper')).notes).toEqual([]);
});
