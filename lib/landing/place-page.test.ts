import { describe, expect, test } from '@jest/globals';
import { placeData, type Sample } from './landing.fixture';
import { placePage } from './place-page';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const pageOf = (slug: string, sample: Sample, limit?: number) =>
  placePage(placeData(slug, sample, limit));
const factsOf = (slug: string, sample: Sample) => pageOf(slug, sample).facts.map(plain);
const groupsOf = (slug: string, sample: Sample) =>
  Object.fromEntries(
    pageOf(slug, sample).groups.map(({ title, links }) => [
      title,
      links.map(({ name, href, count }) => `${name} ${count} ${href}`),
    ]),
  );
const brittany: Sample = [
  ['Quimper', 1, 4],
  ['Brest', 2, 3],
  ['Morlaix', 1, 1],
  ['Rennes', 1, 3],
];

describe('a department', () => {
  const page = pageOf('finistere', brittany);

  test('its title and heading say where, with the right preposition', () => {
    expect(page.title).toBe('Remplacement médical dans le Finistère (29) : annonces');
    expect(page.heading).toBe('Remplacements médicaux dans le Finistère');
    expect(page.path).toBe('/annonces/lieu/finistere');
  });

  test('its description counts its ads', () => {
    expect(plain(page.description)).toBe(
      '8 annonces de remplacement médical dans le Finistère : médecine générale et pédiatrie. Dates, rémunération et convention de chaque annonce, candidature en…',
    );
  });

  test('its breadcrumbs lead through its region', () => {
    expect(page.crumbs.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'Les annonces par lieu /annonces/lieux',
      'Bretagne /annonces/lieu/bretagne',
      'Finistère /annonces/lieu/finistere',
    ]);
  });

  test('its cards are its latest ads, and link to the search of it', () => {
    expect(page.cards).toHaveLength(8);
    expect(page.search).toMatchObject({ place: 'finistere', specialty: null, page: 1 });
    expect(page.whole).toEqual({
      name: 'Filtrer ces annonces',
      href: '/annonces?place=finistere',
    });
    expect(page.more).toBeNull();
    expect(pageOf('finistere', brittany, 5).more).toEqual({
      name: 'Voir la suite des annonces',
      href: '/annonces?page=2&place=finistere',
    });
  });

  test('it leads on to its specialties, its towns and its neighbours', () => {
    expect(groupsOf('finistere', [...brittany, ['Brest', 3, 1]])).toEqual({
      'Spécialités recherchées dans le Finistère': [
        'Médecine générale 5 /annonces/specialite/medecine-generale/finistere',
        'Pédiatrie 3 /annonces/specialite/pediatrie/finistere',
        // Too few for a page of its own.
        'ORL 1 /annonces?specialty=3&place=finistere',
      ],
      'Villes dans le Finistère': [
        'Brest 4 /annonces/lieu/brest-29',
        'Quimper 4 /annonces/lieu/quimper-29',
      ],
    });
    expect(groupsOf('ille-et-vilaine', brittany)).not.toHaveProperty('Départements voisins');
    expect(
      groupsOf('vendee', [...brittany, ['Les Sables-d’Olonne', 1, 1]])['Départements voisins'],
    ).toBeUndefined();
  });
});

describe('a region', () => {
  test('it leads on to its departments, its towns and the other regions', () => {
    expect(groupsOf('bretagne', [...brittany, ['Paris', 1, 1]])).toEqual({
      'Départements en Bretagne': [
        'Finistère 8 /annonces/lieu/finistere',
        'Ille-et-Vilaine 3 /annonces/lieu/ille-et-vilaine',
      ],
      'Villes en Bretagne': [
        'Quimper 4 /annonces/lieu/quimper-29',
        'Brest 3 /annonces/lieu/brest-29',
        'Rennes 3 /annonces/lieu/rennes-35',
      ],
      'Spécialités recherchées en Bretagne': [
        'Médecine générale 8 /annonces?specialty=1&place=bretagne',
        'Pédiatrie 3 /annonces?specialty=2&place=bretagne',
      ],
      'Autres régions': ['Île-de-France 1 /annonces/lieu/ile-de-france'],
    });
  });

  test('its title has no number', () => {
    expect(pageOf('bretagne', brittany).title).toBe('Remplacement médical en Bretagne : annonces');
  });
});

describe('a town', () => {
  const page = pageOf('quimper-29', brittany);

  test('it has the ads in it, and leads to the search around it', () => {
    expect(page.title).toBe('Remplacement médical à Quimper (29) : annonces');
    expect(page.cards).toHaveLength(4);
    expect(page.whole).toEqual({
      name: 'Voir les annonces autour de Quimper',
      href: '/annonces?place=quimper-29',
    });
    expect(page.more).toBeNull();
    expect(pageOf('quimper-29', brittany, 2).more).toEqual(page.whole);
    expect(page.crumbs.map(({ name }) => name)).toEqual([
      'Les annonces par lieu',
      'Bretagne',
      'Finistère',
      'Quimper',
    ]);
  });

  test('its specialties lead to searches around it, with the number of ads there', () => {
    const sample: Sample = [...brittany, ['Brest', 3, 1], ['Landerneau', 3, 1]];
    expect(groupsOf('brest-29', sample)['Spécialités recherchées autour de Brest']).toContain(
      'ORL 2 /annonces?specialty=3&place=brest-29',
    );
  });

  test('it leads on to the towns near it, the nearest first', () => {
    expect(groupsOf('quimper-29', [...brittany, ['Morlaix', 1, 2]])['Villes proches']).toEqual([
      'Brest 3 /annonces/lieu/brest-29',
      'Morlaix 3 /annonces/lieu/morlaix-29',
    ]);
  });

  test('Paris has the page of its department', () => {
    const paris = pageOf('paris-75', [['Paris', 1, 3]]);
    expect(paris.title).toBe('Remplacement médical à Paris (75) : annonces');
    expect(paris.crumbs.map(({ name }) => name).slice(1)).toEqual(['Île-de-France', 'Paris']);
    expect(paris.groups[0]?.links[0]?.href).toBe('/annonces/specialite/medecine-generale/paris');
  });
});

describe('its sentences', () => {
  test('come from the values of the ads', () => {
    expect(factsOf('finistere', [...brittany, ['Brest', 3, 1]])).toEqual([
      '9 annonces de remplacement sont en ligne dans le Finistère.',
      'Spécialités recherchées : médecine générale (5), pédiatrie (3) et ORL (1).',
      'Les remplacements sont à pourvoir à Brest, à Quimper et à Morlaix.',
    ]);
  });

  test('are in the singular for one ad', () => {
    expect(factsOf('vendee', [['Les Sables-d’Olonne', 2, 1]])).toEqual([
      '1 annonce de remplacement est en ligne en Vendée.',
      'Spécialité recherchée : pédiatrie.',
      'Le remplacement est à pourvoir aux Sables-d’Olonne.',
    ]);
  });

  test('count further communes, and a town does not name itself', () => {
    expect(factsOf('bretagne', brittany)[2]).toBe(
      'Les remplacements sont à pourvoir à Quimper, à Brest, à Rennes et dans 1 autre commune.',
    );
    expect(factsOf('quimper-29', brittany)).toHaveLength(2);
  });

  test('say what is usually paid, when five ads say it', () => {
    const paid = (count: number): Sample => [
      ['Quimper', 1, count, { remuneration_type: 'retrocession', retrocession_percentage: 70 }],
      [
        'Quimper',
        2,
        count,
        { remuneration_type: 'forfait', forfait_amount: 650, forfait_timespan: 'day' },
      ],
    ];
    expect(factsOf('quimper-29', paid(5)).at(-1)).toBe(
      'Rémunération habituelle : rétrocession de 70 %, forfait de 650 € par jour.',
    );
    expect(factsOf('quimper-29', paid(4)).join(' ')).not.toContain('habituelle');
  });

  test('leave specialties out when their names are unknown', () => {
    const page = placePage({ ...placeData('finistere', brittany), specialties: null });
    expect(page.facts.join(' ')).not.toContain('pécialité');
    expect(page.groups.map(({ title }) => title)).not.toContain(
      'Spécialités recherchées dans le Finistère',
    );
  });
});
