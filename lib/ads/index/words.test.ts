import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { idsIn, location, published, quimper } from '@/lib/ads/index/index.fixture';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { formatAdSearch } from '@/lib/ads/search';

let index: AdsIndex;
beforeEach(() => {
  index = new AdsIndex();
});

const facility: Ad['user'] = {
  first_name: null,
  last_name: null,
  user_type: 'facility',
  profile: { location: { name: 'Clinique du Cœur' } },
};
const ad = published({
  id: 1,
  title: 'Remplacement à l’EHPAD',
  description:
    'Saint-Brieuc : médecin coordonnateur·rice, 3 demi-journées.\n\nL´équipe accueillante, Dr Søren. Aﬀecté au 3² aᦰb',
  location: location({ ...quimper, city: 'L’Haÿ-les-Roses' }),
  user: facility,
});

describe('words find an ad', () => {
  test.each([
    ['ehpad', 'behind an apostrophe'],
    ['EHPAD', 'whatever their case'],
    ['equipe', 'without their accents'],
    ['ÉQUIPÉ', 'with other accents'],
    ['coordo', 'by their beginning'],
    ['demi journees', 'on both sides of a hyphen'],
    ["l'hay-les-roses", 'of its town'],
    ['coeur', 'of its owner, with a ligature'],
    ['clinique ehpad brieuc', 'in any order, from all its texts'],
    ['3', 'that are digits'],
    ['  ehpad, (remplacement) ! ', 'between other signs'],
    ['Søren', 'with a letter that is no accented one'],
    ['e\u0301quipe', 'in decomposed form'],
    ['ehpad ehpad', 'twice'],
    ['coordonnateur·rice', 'with a middle dot'],
    ['l´equipe', 'with an accent for an apostrophe'],
    ['lʼequipe', 'with the apostrophe of a letter'],
    ['aﬀecte', 'with a ligature of a printed text'],
    ['3²', 'with a small digit'],
    ['aᦰb', 'with a letter that SQLite knows as a mark'],
  ])('%s: %s', (words) => {
    index.put([ad, published({ id: 2, title: 'Autre' })]);
    expect(idsIn(index, { words })).toEqual([1]);
  });

  test.each([
    ['pluriprofessionnelle', 'with soft hyphens'],
    ['pluri\u00adpro\u200bfession\ufeffnelle', 'typed with format characters'],
    ['SMUR', 'of an abbreviation with dots'],
    ['S.M.U.R.', 'typed so'],
    ['E.H.P.A.D.', 'typed with dots for one without'],
    ['MG', 'of two letters with dots'],
    ['remplaçant', 'the masculine of inclusive writing'],
    ['remplaçantes', 'its feminine'],
    ['remplaçant·e·s', 'typed so'],
    ['l’équipe de la clinique à l’EHPAD', 'among small words'],
    [
      'un ehpad dans le smur en équipe avec des remplaçantes pour la clinique',
      'of which eight are small',
    ],
    ['Début', 'behind a dot without a space'],
  ])('%s: %s', (words) => {
    const description =
      'Équipe pluri\u00adprofession\u00adnelle, S.M.U.R, Dr. Roy, M. G.\n\nFin.Début';
    index.put([
      published({ id: 1, title: 'Remplaçant·e·s à l’EHPAD', description, user: facility }),
      published({ id: 2, title: 'Autre' }),
    ]);
    expect(idsIn(index, { words: words })).toEqual([1]);
  });

  test.each(['ehpad cabinet', 'hpad', 'brieucs', 'equipe2', 'quimper'])('not %s', (words) => {
    index.put([ad]);
    expect(idsIn(index, { words })).toEqual([]);
    expect(index.facets({ today: '2026-11-24', words }).specialties).toEqual({});
  });
});

describe('words of a visitor are no query', () => {
  test.each(['', ' ', '"', '""', '*', '🩺', "'", '-', '()', '^', '\u0000', '\ud800'])(
    '%j has no word, and is ignored',
    (words) => {
      index.put([ad]);
      expect(idsIn(index, { words })).toEqual([1]);
    },
  );

  test.each([
    'ehpad OR cabinet',
    'ehpad AND cabinet',
    'ehpad NOT cabinet',
    'NEAR(ehpad remplacement)',
    'words: ehpad',
    '"; DROP TABLE texts; --',
    'rowid',
    'x'.repeat(100),
    'ЖЖ',
  ])('%j is words', (words) => {
    index.put([ad]);
    expect(idsIn(index, { words })).toEqual([]);
    expect(idsIn(index, { words: 'ehpad' })).toEqual([1]);
  });

  test.each(['"ehpad', 'ehpad*', 'ehpad"*', '-ehpad', '^ehpad', '{ehpad}', 'ehpad 🩺', 'eh\u0000'])(
    '%j finds what its words find',
    (words) => {
      index.put([ad]);
      expect(idsIn(index, { words })).toEqual([1]);
    },
  );

  test('of fifty words the first eight different ones count', () => {
    index.put([ad]);
    const many = 'r m l j h e d '.repeat(7);
    expect(idsIn(index, { words: many })).toEqual([1]);
    expect(idsIn(index, { words: `${many} z` })).toEqual([]);
    expect(idsIn(index, { words: `${many} c z` })).toEqual([1]);
  });
});

describe('a query finds the same ads as its URL, which has only the words that count', () => {
  test.each([
    ['ehpad ehpad EHPAD', 'q=ehpad', [1]],
    ['e eh ehpad', 'q=ehpad', [1]],
    ['cabinet c ehpad', 'q=cabinet+ehpad', []],
    ['z z z', 'q=z', []],
    ['r m l j h e d c z', 'q=r+m+l+j+h+e+d+c', [1]],
    ['r m l j h e d z', 'q=r+m+l+j+h+e+d+z', []],
  ])('%s', (typed, query, ids) => {
    index.put([ad]);
    const search = parseAdSearch(new URLSearchParams({ q: typed }));
    expect(formatAdSearch(search)).toBe(query);
    expect(idsIn(index, { words: search.words })).toEqual(ids);
  });
});

test('words follow an ad that changes, and leave with it', () => {
  const other = published({ id: 2, title: 'EHPAD à Vannes' });
  index.put([ad, other]);
  expect(idsIn(index, { words: 'ehpad' })).toEqual([2, 1]);
  index.put([published({ id: 1, title: 'Cabinet' })]);
  expect(idsIn(index, { words: 'ehpad' })).toEqual([2]);
  expect(idsIn(index, { words: 'cabinet' })).toEqual([1]);
  index.remove(2);
  expect(idsIn(index, { words: 'ehpad' })).toEqual([]);
  index.put([other]);
  expect(idsIn(index, { words: 'ehpad' })).toEqual([2]);
  expect(idsIn(index, { words: 'a', specialty: 9 })).toEqual([]);
});
