import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cut,
  fold,
  isSlug,
  searchWords,
  sentence,
  slugify,
  trimEnd,
  typeset,
  withoutSpareWords,
  wordsOf,
} from './text';

test.each([
  ['Médecine générale', 'medecine generale'],
  ['PÉDIATRIE', 'pediatrie'],
  ['Œsophage', 'oesophage'],
  ['Médecine d’urgence', "medecine d'urgence"],
  ['e\u0301', 'e'],
  ['Aﬃlié au 1ᵉʳ m²', 'affilie au 1er m2'],
  ['𝐀nnonce ᴬ', 'annonce a'],
])('%s compares as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

describe('a search looks for', () => {
  test.each([
    ['EHPAD, urgences', 'EHPAD, urgences'],
    ['ehpad Ehpad EHPAD', 'ehpad'],
    ['é e\u0301 E', 'é'],
    ['z-z-z', 'z'],
    ['uro urologue urol', 'urologue'],
    ['L’Haÿ-les-Roses', 'Haÿ les Roses'],
    ['nuit, nuit ; jour', 'nuit jour'],
    ['a b c d e f g h i', 'a b c d e f g h'],
    ['h h h g f e d c b a i', 'h g f e d c b a'],
    ['ﬁn fin ﬁnistère', 'finistère'],
    ['½ ½', '1 2'],
    ['lʼété lʼété', 'l été'],
    ['１ 1 ¹', '1'],
    ['a🩺a', 'a'],
    ['! ?', '! ?'],
    ['', ''],
  ])('%j as %j', (text, written) => {
    expect(withoutSpareWords(text)).toBe(written);
    expect(searchWords(written)).toEqual(searchWords(text));
  });

  test('at most eight words of any text, which are all that is written of them', () => {
    const letters = fc.constantFrom(...'aàÀbcdefghijz½ﬁœﷺʼ’- \u0301\u200b🩺١');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 100 }), (text) => {
        const written = withoutSpareWords(text);
        expect(withoutSpareWords(written)).toBe(written);
        expect(searchWords(written)).toEqual(searchWords(text));
        expect(wordsOf(written).length).toBeLessThanOrEqual(8);
        expect(searchWords(text)).toHaveLength(wordsOf(written).length);
      }),
    );
  });
});

test.each([
  ['Médecine générale', 'medecine-generale'],
  ['  L’été — « au vert » ! ', 'l-ete-au-vert'],
  ['Cœur', 'cœur'],
  ['snake_case', 'snake_case'],
  ['Медицина', 'медицина'],
  ['医学 2026', '医学-2026'],
  ['한국어', '한국어'],
  ['../..', ''],
  ['👩‍⚕️', ''],
  ['x'.repeat(300), 'x'.repeat(200)],
])('the slug of %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each(['a', 'été-2026', 'a_b', '医学', 'x'.repeat(200)])('%j is a slug', (text) => {
  expect(isSlug(text)).toBe(true);
});

test.each(['', 'a b', 'a/b', '.', '..', 'a%2Fb', 'a?b', 'a\n', 'x'.repeat(201), '\ud800'])(
  '%j is not',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test.each([
  ['/a//', '/a'],
  ['/a', '/a'],
  ['//a', '//a'],
  ['//', ''],
  ['', ''],
])('%j without the slashes at its end is %j', (text, trimmed) => {
  expect(trimEnd(text, /\//)).toBe(trimmed);
});

test('trimEnd does the same as a regular expression', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', '\ud83e') }), (text) => {
      expect(trimEnd(text, /[\s.\ud800-\udbff]/)).toBe(text.replace(/[\s.\ud800-\udbff]+$/, ''));
    }),
  );
});

test.each([
  ['Gardes  à\nBrest ', 'Gardes à Brest'],
  ['Gardes à Brest, le dimanche', 'Gardes à Brest…'],
  ['Remplacements', 'Remplacements'],
  ['Chirurgie-maxillo-faciale', 'Chirurgie-maxi…'],
  [`${'a'.repeat(13)}🩺 et gardes`, `${'a'.repeat(13)}…`],
])('%j within fifteen characters', (text, expected) => {
  expect(cut(text, 15)).toBe(expected);
});

test.each([
  [
    'Ici : « là » ; vraiment ? Oui !',
    'Ici\u00a0: «\u00a0là\u00a0»\u00a0; vraiment\u00a0? Oui\u00a0!',
  ],
  ['70 % de 10 €', '70\u00a0% de 10\u00a0€'],
  ["L'Ordre, aujourd'hui", 'L’Ordre, aujourd’hui'],
  ["d'« autres », l'1", 'd’«\u00a0autres\u00a0», l’1'],
  ['le 25 novembre, du 1er août', 'le 25\u00a0novembre, du 1er\u00a0août'],
  ['25 marsouins, 3 mais', '25 marsouins, 3 mais'],
  ['par e-mail, deux e-mails', 'par e-\u2060mail, deux e-\u2060mails'],
  ['par e-mail.', 'par e-\u2060mail.'],
  ['e-mail@a.fr, e-mail.fr', 'e-mail@a.fr, e-mail.fr'],
  [
    '« e-mail », (e-mail) et l’e-mail : e-mails !',
    '«\u00a0e-\u2060mail\u00a0», (e-\u2060mail) et l’e-\u2060mail\u00a0: e-\u2060mails\u00a0!',
  ],
  // What is copied stays as it is.
  ...[
    'https://exemple.fr/e-mail/12',
    'https://exemple.fr/?e-mail=1',
    'https://exemple.fr/e-mail',
    "https://exemple.fr/l'été",
    'www.exemple.fr/e-mails',
    'exemple.fr/e-mail',
    '/aide/e-mail',
    'contact@e-mail.example',
    "d'arc@exemple.fr",
    'rapport_e-mail.pdf',
    'e-mail_2026.pdf',
    'e-mail-type.docx',
    'mon.e-mail.txt',
    '#e-mail',
    'e-mail=oui',
    'FR76 3000 4000 0312 3456 7890 143',
    '06 12 34 56 78, +33 6 12 34 56 78',
    'C:\\e-mail\\12.txt',
  ].map((copied) => [copied, copied] as const),
  ['la loi n° 2004', 'la loi n°\u00a02004'],
  ['Qui\u202f? «\u202fMoi\u202f»', 'Qui\u00a0? «\u00a0Moi\u00a0»'],
  ['https://a.fr/?b=1 et 12:30', 'https://a.fr/?b=1 et 12:30'],
  ["'entre guillemets'", "'entre guillemets'"],
])('%s', (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
  expect(typeset(printed)).toBe(printed);
});

test('the template is typeset, its values are unchanged', () => {
  expect(sentence`Il dit « ${"l'été : oui"} » : ${2} fois, d'abord.`).toBe(
    "Il dit «\u00a0l'été : oui\u00a0»\u00a0: 2 fois, d’abord.",
  );
});
