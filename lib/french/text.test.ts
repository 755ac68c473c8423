import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cut,
  fold,
  isSlug,
  searchWords,
  sentence,
  shorten,
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
    ['L’Haÿ-les-Roses', 'L’Haÿ-les-Roses'],
    ['nuit de garde de nuit', 'nuit garde'],
    ['E.H.P.A.D. nuit ehpad', 'ehpad nuit'],
    ['pluri\u00adpro nuit nuit', 'pluripro nuit'],
    ['nuit, nuit ; jour', 'nuit jour'],
    ['z b c d e f g h i', 'z b c d e f g h'],
    ['a b c d e f g h i', 'a b c d e f g h i'],
    ['de à la', 'de à la'],
    ['a la a', 'a la'],
    ['h h h g f e d c b z i', 'h g f e d c b z'],
    ['ﬁn fin ﬁnistère', 'finistère'],
    ['½ ½', '1 2'],
    ['lʼété lʼété', 'été'],
    ['１ 1 ¹', '1'],
    ['a🩺a', 'a'],
    ['! ?', '! ?'],
    ['', ''],
  ])('%j as %j', (text, written) => {
    expect(withoutSpareWords(text)).toBe(written);
    expect(searchWords(written)).toEqual(searchWords(text));
  });

  test('at most eight words of any text, which are all that is written of it when some are left out', () => {
    const letters = fc.constantFrom(...'aàÀbcdefghijlsz½ﬁœﷺʼ’.·()- \u0301\u200b🩺١');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 100 }), (text) => {
        const written = withoutSpareWords(text);
        expect(withoutSpareWords(written)).toBe(written);
        expect(searchWords(written)).toEqual(searchWords(text));
        expect(searchWords(text).length).toBeLessThanOrEqual(8);
        if (written !== text) expect(wordsOf(written)).toEqual(searchWords(text));
      }),
    );
  });
});

describe('the words of a text', () => {
  test.each([
    // Invisible characters are neither letters nor gaps.
    ...[...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060'].map(
      (sign) => [`pluri${sign}professionnelle`, 'pluriprofessionnelle'],
    ),
    ...[...'\u2066\u2069\u3164\ufe00\ufe0f\ufeff\u{e0100}'].map((sign) => [`a${sign}b`, 'ab']),
    [
      'pluri\u2011professionnelle \u2010 pluri–professionnelle',
      'pluri professionnelle pluri professionnelle',
    ],
    // Abbreviations.
    ['E.H.P.A.D.', 'ehpad'],
    ['É.H.P.A.D et S.M.U.R, C.H.U. de Brest', 'ehpad et smur chu de brest'],
    ['(S.S.R.) : I.D.E.', 'ssr ide'],
    ['Dr. Roy, M. G.', 'dr roy mg'],
    ['M.\u00a0G. ; J.P.Martin', 'mg jp martin'],
    ['Fin.Début', 'fin debut'],
    ['Fin. A voir', 'fin a voir'],
    ['M. Alain', 'm alain'],
    ['1.5 et 2.b', '1 5 et 2 b'],
    ['https://exemple.fr/annonces', 'https exemple fr annonces'],
    ['anne.roy@exemple.fr', 'anne roy exemple fr'],
    // Inclusive writing begins as the masculine and the feminine.
    ['remplaçant·e·s', 'remplacantes'],
    ['remplaçant(e)', 'remplacante'],
    ['remplaçant(e)s', 'remplacantes'],
    ['remplaçant(e)(s)', 'remplacantes'],
    ['remplaçant.e.s', 'remplacantes'],
    ['remplaçant-e-s', 'remplacantes'],
    ['remplaçant/e', 'remplacante'],
    ['remplaçant•e', 'remplacante'],
    ['chirurgien‧ne', 'chirurgienne'],
    ['médecin(s) généraliste(s)', 'medecins generalistes'],
    ['EHPAD(nuit) et/ou USLD', 'ehpad nuit et ou usld'],
    // Signs.
    ['n° 5, nº 5, № 5', 'n 5 n 5 n 5'],
    ['Dᵣ Mᵐᵉ 1ᵉʳ', 'dr mme 1er'],
    ["l’été lʼété l'été l´été l‘été l′été l＇été", 'l ete l ete l ete l ete l ete l ete l ete'],
  ])('%j are %j', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });
});

describe('of a search, elided and small words do not count, unless there are no others', () => {
  test.each([
    ["l'hôpital", 'hopital'],
    ['à l’hôpital', 'hopital'],
    ['d’urgence qu’ici j’ai n’est s’il c’est m’a t’en', 'urgence ici ai est il'],
    ['lorsqu’il jusqu’à puisqu’ils', 'ils'],
    ['aujourd’hui', 'aujourd hui'],
    [
      'un poste de nuit dans le Finistère et au Mans pour les fêtes',
      'poste nuit finistere mans fetes',
    ],
    ['maison de santé de la ville aux pieds du mont en été', 'maison sante ville pieds mont ete'],
    ['remplaçant·e·s', 'remplacant'],
    ['remplaçant(e)', 'remplacant'],
    ['infirmier·ère coordinateur/trice', 'infirmier coordinateur'],
    ['S.M.U.R', 'smur'],
    ['hépatite C', 'hepatite c'],
    ['de la', 'de la'],
    ["l'", 'l'],
  ])('%j is %j', (text, words) => {
    expect(searchWords(text).join(' ')).toBe(words);
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
  ['le 1er janvier 2027, 31 mars 20270', 'le 1er\u00a0janvier\u00a02027, 31\u00a0mars 20270'],
  ['en janvier 2027', 'en janvier 2027'],
  ['25 marsouins, 3 mais', '25 marsouins, 3 mais'],
  ['par e-mail, deux e-mails', 'par e-\u2060mail, deux e-\u2060mails'],
  ['par e-mail.', 'par e-\u2060mail.'],
  ['e-mail@a.fr, e-mail.fr', 'e-mail@a.fr, e-mail.fr'],
  [
    '« e-mail », (e-mail) et l’e-mail : e-mails !',
    '«\u00a0e-\u2060mail\u00a0», (e-\u2060mail) et l’e-\u2060mail\u00a0: e-\u2060mails\u00a0!',
  ],
  // Copied texts stay as they are.
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

test.each([
  ['assez court', 11, 'assez court'],
  ['un deux trois', 10, 'un deux…'],
  ['ligne\n\nautre ligne', 14, 'ligne\n\nautre…'],
  ['a'.repeat(100), 50, `${'a'.repeat(49)}…`],
  ['👩‍⚕️👩‍⚕️👩‍⚕️', 12, '👩‍⚕️👩‍⚕️…'],
  ['🇫🇷🇫🇷🇫🇷', 7, '🇫🇷…'],
])('%j in %d characters is %j', (text, maxLength, expected) => {
  expect(shorten(text, maxLength)).toBe(expected);
});

test('a shortened text is never too long, begins like the text, and cuts no character in half', () => {
  const text = fc.string({ unit: 'grapheme-composite', maxLength: 200 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 150 }), (written, maxLength) => {
      const short = shorten(written, maxLength);
      expect(short.length).toBeLessThanOrEqual(maxLength);
      expect(short).not.toMatch(/\p{Cs}/u);
      if (short !== written) expect(written.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});
