import { describe, expect, test } from '@jest/globals';
import { defaultSearch } from '@/lib/ads/search';
import { searchMap } from './search-map';

const search = { ...defaultSearch, specialty: 3, page: 2, view: 'map' } as const;
const [quimper, concarneau, crozon, marseille] = ['29232', '29039', '29042', '13055'];
let id = 0;

/** Ads in a commune, without coordinates of their own. */
function adsIn(commune: string | null | undefined, count = 1) {
  return Array.from({ length: count }, () => {
    id += 1;
    return { id, commune: commune ?? null, position: null };
  });
}

function mapOf(ads: ReturnType<typeof adsIn>, { listed = new Set<number>(), isAll = false } = {}) {
  return searchMap(ads, search, { listed, isAll });
}

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a dot', () => {
  test('of an only ad is its link, with the search', () => {
    const ads = adsIn(quimper);
    const { dots } = mapOf(ads);
    expect(dots).toHaveLength(1);
    expect(dots[0]).toMatchObject({
      href: `/annonces/${ads[0]?.id}?page=2&specialty=3&view=map`,
      link: 'Voir l’annonce de Quimper',
      count: 1,
    });
    expect(plain(dots[0]?.label)).toBe('Quimper, 1 annonce');
  });

  test('of several ads is a link to those of the town, from the first page of a list', () => {
    const { dots } = mapOf(adsIn(crozon, 4));
    expect(dots).toHaveLength(1);
    expect(dots[0]).toMatchObject({
      href: '/annonces?specialty=3&place=crozon-29&radius=10',
      link: 'Voir les 4 annonces de Crozon',
      count: 4,
    });
    expect(plain(dots[0]?.label)).toBe('Crozon, 4 annonces');
  });

  test('has the towns that it would cover, and a radius that finds them', () => {
    const { dots } = mapOf([...adsIn(quimper, 4), ...adsIn(concarneau), ...adsIn(marseille)]);
    expect(dots.map(({ label }) => plain(label).split(',')[0])).toEqual([
      'Quimper et alentours',
      'Marseille',
    ]);
    expect(dots[0]).toMatchObject({
      count: 5,
      // Concarneau is 20 km away.
      href: '/annonces?specialty=3&place=quimper-29&radius=25',
      link: 'Voir les 5 annonces de Quimper et alentours',
    });
  });

  test('knows its ads on the page of the list', () => {
    const ads = [...adsIn(quimper, 3), ...adsIn(concarneau), ...adsIn(marseille)];
    const ids = ads.map((ad) => ad.id);
    const { dots } = mapOf(ads, { listed: new Set(ids.slice(2)) });
    expect(dots.map(({ listed }) => listed)).toEqual([ids.slice(2, 4), ids.slice(4)]);
  });
});

describe('a note says', () => {
  test.each([
    [false, 'Les points comptent toutes les annonces trouvées.'],
    [true, 'Les points comptent les annonces de cette page.'],
  ])('which ads the dots count, of the page alone: %s', (isAll, note) => {
    expect(mapOf(adsIn(quimper), { isAll }).notes).toEqual([note]);
  });

  test('how many ads the map does not have', () => {
    // Papeete is on no map.
    const ads = [...adsIn(quimper, 2), ...adsIn(null), ...adsIn('98735')];
    expect(mapOf(ads).notes.map(plain)).toContain(
      '2 annonces sans adresse ou hors de la carte, dans la liste seulement.',
    );
  });
});
