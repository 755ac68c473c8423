import { describe, expect, test } from '@jest/globals';
import { emptyAd, fullAd } from '@/lib/ads/ad.fixture';
import { adDetails } from './details';

test('the page of an ad with all values', () => {
  expect(adDetails(fullAd)).toMatchObject({
    id: 12,
    title: 'Remplacement en maison de santé',
    badges: [
      { label: 'Forfait 450\u00a0€ par jour' },
      { label: 'Secteur 1' },
      { label: 'Ponctuel' },
    ],
    period: 'Du 1er au 15 décembre 2026',
    specialty: 'Médecine générale',
    owner: 'Dr Anne Le Goff',
    place: 'Quimper (29000)',
    address: ['Maison de santé du Port', '1 rue du Port', '29000 Quimper'],
    mapsUrl: expect.stringMatching('^https://www.google.com/maps/'),
    paragraphs: ['Cabinet de quatre médecins.', 'Logiciel récent, secrétariat le matin.'],
    remuneration: [{ name: 'Forfait' }, { name: 'Coût moyen de l’acte' }],
    convention: 'Secteur 1',
    week: expect.any(Array),
    practical: Array.from({ length: 5 }, () => ({ label: expect.any(String) })),
  });
});

test('the page of an empty ad', () => {
  expect(adDetails(emptyAd)).toEqual({
    id: 1,
    title: 'Annonce sans titre',
    badges: [{ kind: 'rhythm', label: 'Régulier' }],
    pay: null,
    period: null,
    specialty: null,
    owner: null,
    isOfFacility: false,
    place: null,
    address: [],
    mapsUrl: null,
    paragraphs: [],
    remuneration: [],
    convention: null,
    week: null,
    practical: [],
  });
});

test('an unknown convention status has a general label', () => {
  expect(adDetails({ ...emptyAd, convention_status: 'secteur_3' }).convention).toBe('Convention');
});

test.each([
  ['2026-12-01', null, 'A partir du 1er décembre 2026'],
  [null, '2026-12-15', 'Jusqu’au 15 décembre 2026'],
])('from %s to %s, the period has one end', (start_date, end_date, period) => {
  expect(adDetails({ ...emptyAd, start_date, end_date }).period).toBe(period);
});

describe('a description is cut into paragraphs', () => {
  test.each([
    ['one line', ['one line']],
    ['a\n\nb', ['a', 'b']],
    ['a\r\n\r\nb', ['a', 'b']],
    ['a\n \t\nb', ['a', 'b']],
    ['a\n\n\n\n\nb\n\n', ['a', 'b']],
    ['\n\n  a  \n\n', ['a']],
    ['a\nb\n\nc', ['a\nb', 'c']],
    ['<b>a</b>\n\n<script>', ['<b>a</b>', '<script>']],
    ['', []],
    [' \r\n\r\n ', []],
    [null, []],
  ])('%j', (description, expected) => {
    expect(adDetails({ ...emptyAd, description }).paragraphs).toEqual(expected);
  });

  test('however many empty lines it has', () => {
    const description = `a${'\n'.repeat(20_000)}b`;
    expect(adDetails({ ...emptyAd, description }).paragraphs).toEqual(['a', 'b']);
  });
});
