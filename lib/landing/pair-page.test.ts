import { expect, test } from '@jest/globals';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { pagesOf, pairData, type Sample, specialties } from './landing.fixture';
import { departmentLinks, pairLinks } from './links';
import { pairPage } from './pair-page';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const sample: Sample = [
  ['Quimper', 2, 3],
  ['Brest', 2, 2],
  ['Brest', 1, 3],
  ['Brest', 3, 1],
  ['Rennes', 2, 3],
];
const page = pairPage(pairData('29 2', sample));

test('its title and heading say what and where', () => {
  expect(page.title).toBe('Remplacement pédiatrie dans le Finistère (29) : annonces');
  expect(page.heading).toBe('Remplacements en pédiatrie dans le Finistère');
  expect(page.path).toBe('/annonces/specialite/pediatrie/finistere');
  expect(page.crumbs.map(({ name, path }) => `${name} ${path}`)).toEqual([
    'Pédiatrie /annonces/specialite/pediatrie',
    'Finistère /annonces/specialite/pediatrie/finistere',
  ]);
});

test('its sentences come from its ads alone', () => {
  expect(page.facts.map(plain)).toEqual([
    '5 annonces de remplacement en pédiatrie sont en ligne dans le Finistère.',
    expect.stringMatching(
      /^Les remplacements sont à pourvoir à (Brest et à Quimper|Quimper et à Brest)\.$/,
    ),
  ]);
  expect(plain(page.description)).toMatch(
    /^5 annonces de remplacement en pédiatrie dans le Finistère, notamment à /,
  );
});

test('it says what is usually paid, when at least five of its ads say it', () => {
  const pays = (count: number) =>
    pairPage(
      pairData('29 2', [
        ['Brest', 2, count, { remuneration_type: 'retrocession', retrocession_percentage: 80 }],
        ['Brest', 2, 5],
        ['Brest', 1, 5, { remuneration_type: 'retrocession', retrocession_percentage: 60 }],
      ]),
    ).facts.map(plain);
  expect(pays(5)).toContain('Rémunération habituelle : rétrocession de 80 %.');
  expect(pays(4).join()).not.toContain('habituelle');
});

test('its cards are those ads, and lead to the search', () => {
  expect(page.cards).toHaveLength(5);
  expect(new Set(page.cards.map(({ specialty }) => specialty))).toEqual(new Set(['Pédiatrie']));
  expect(page.whole.href).toBe('/annonces?specialty=2&place=finistere');
  expect(page.more).toBeNull();
  expect(pairPage(pairData('29 2', sample, 4)).more?.href).toBe(
    '/annonces?page=2&specialty=2&place=finistere',
  );
});

test('it leads on to neighbours, to other specialties with a page, and to the department', () => {
  expect(page.groups).toEqual([
    {
      title: 'Autres spécialités dans le Finistère',
      links: [
        {
          name: 'Médecine générale',
          href: '/annonces/specialite/medecine-generale/finistere',
          count: 3,
        },
      ],
    },
    {
      title: 'Toutes les spécialités dans le Finistère',
      links: [{ name: 'Finistère', href: '/annonces/lieu/finistere', count: 9 }],
    },
  ]);
});

test('links lead to all pages of a specialty, or of all, the most ads first', () => {
  const pages = pagesOf(sample);
  const pediatrics = departmentLinks({ id: 2, name: 'Pédiatrie' }, pages, specialties);
  expect(pediatrics).toEqual([
    { name: 'Finistère', href: '/annonces/specialite/pediatrie/finistere', count: 5 },
    { name: 'Ille-et-Vilaine', href: '/annonces/specialite/pediatrie/ille-et-vilaine', count: 3 },
  ]);
  expect(pairLinks(pages, specialties).map(({ name }) => name)).toEqual([
    'Pédiatrie dans le Finistère',
    'Médecine générale dans le Finistère',
    'Pédiatrie en Ille-et-Vilaine',
  ]);
  expect(pairLinks(pages, [])).toEqual([]);
  expect(gazetteer().bySlug('finistere')?.name).toBe('Finistère');
});
