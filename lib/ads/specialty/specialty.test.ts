import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { findSpecialty, isSpecialtySlug, specialtyChoices, specialtyHref } from './specialty';

const specialties = [
  { id: 1, name: 'Gériatrie' },
  { id: 2, name: 'Pédiatrie' },
  { id: 3, name: 'Santé publique' },
  { id: 4, name: 'Urologie' },
];
const only = (...ids: number[]) => specialties.filter(({ id }) => ids.includes(id));

test('specialties without open ads come last, and say so', () => {
  expect(specialtyChoices(specialties, only(4, 2))).toEqual([
    { id: 2, name: 'Pédiatrie' },
    { id: 4, name: 'Urologie' },
    { id: 1, name: 'Gériatrie', withoutAds: true },
    { id: 3, name: 'Santé publique', withoutAds: true },
  ]);
});

test('the list stays as it is when all have open ads, and when that is unknown', () => {
  expect(specialtyChoices(specialties, specialties)).toEqual(specialties);
  expect(specialtyChoices(specialties, null)).toEqual(specialties);
});

const hrefs = (...names: string[]) => {
  const all = names.map((name, index) => ({ id: index + 1, name }));
  return all.map((specialty) => specialtyHref(specialty, all).replace('/annonces/specialite/', ''));
};

test.each([
  ['Médecine générale', 'medecine-generale'],
  ['Médecine d’urgence', 'medecine-d-urgence'],
  [
    'Oto-rhino-laryngologie – chirurgie cervico-faciale',
    'oto-rhino-laryngologie-chirurgie-cervico-faciale',
  ],
  ['Chirurgie plastique, reconstructrice', 'chirurgie-plastique-reconstructrice'],
  [' Œil & cœur ', 'oeil-coeur'],
])('the slug of %s is %s', (name, slug) => {
  expect(hrefs(name)).toEqual([slug]);
});

test('names with the same slug, and names that end in a number, have their id added', () => {
  expect(hrefs('Pédiatrie', 'Pediatrie', 'Pédiatrie 2', '3', '医学')).toEqual([
    'pediatrie-1',
    'pediatrie-2',
    'pediatrie-2-3',
    '3-4',
    '5',
  ]);
});

const name = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.stringMatching(/^(?:Chirurgie|Pédiatrie)(?:[ -][1-9]){0,2}$/),
);
const anySpecialties = fc.uniqueArray(
  fc.record<Specialty>({ id: fc.integer({ min: 1, max: 99 }), name }),
  { selector: ({ id }) => id, maxLength: 12 },
);

test('each specialty has a URL of its own, whatever the names', () => {
  fc.assert(
    fc.property(anySpecialties, (all) => {
      for (const specialty of all) {
        const slug = specialtyHref(specialty, all).replace('/annonces/specialite/', '');
        expect(isSpecialtySlug(slug)).toBe(true);
        expect(findSpecialty(slug, all)).toBe(specialty);
      }
    }),
  );
});

test.each(['', '-', 'Pediatrie', 'pédiatrie', 'a--b', 'a_b', 'a.b', 'a%20b', 'a'.repeat(161)])(
  '%j is no slug',
  (slug) => {
    expect(isSpecialtySlug(slug)).toBe(false);
  },
);

test('an unknown slug finds nothing', () => {
  expect(findSpecialty('urologie', [{ id: 1, name: 'Pédiatrie' }])).toBeNull();
});
