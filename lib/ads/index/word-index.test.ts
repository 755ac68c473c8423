import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldedWords, wordsOf } from '@/lib/french/text';

test('folded words are separated by ASCII characters, as SQLite reads them', () => {
  const separated = (text: string) =>
    foldedWords(text)
      .split(/[^a-z0-9\u0080-\u{10ffff}]+/u)
      .filter(Boolean);
  for (const text of ['L’Œil de l’été·n°²', 'Ĳssel ﬁn aᦰb — « É́tat » ½', 'Straße_du 12\u00a0mai']) {
    expect(separated(text)).toEqual(wordsOf(text));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(separated(text)).toEqual(wordsOf(text));
    }),
  );
});
