import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textWidth } from './arial';
import { cut } from './cut';

const box = { width: 600, lines: 1, size: 20 };
const phone = { width: 328, lines: 2, size: 20 };

test('a text that fits is uncut', () => {
  const title = 'Remplaçant en médecine générale à Angers (49)';
  expect(cut(title, box)).toEqual({ text: title, cutAfter: null });
});

test('a text that does not fit is cut between words', () => {
  const title = 'Remplaçant en médecine générale à Saint-Barthélemy-d’Anjou, logement fourni';
  expect(cut(title, box)).toEqual({
    text: 'Remplaçant en médecine générale à Saint-Barthélemy-d’Anjou, …',
    cutAfter: 'générale à Saint-Barthélemy-d’Anjou,',
  });
});

test('words joined by a non-breaking space stay together', () => {
  const title = `${'mot '.repeat(12)}dernier\u00a0: la fin`;
  expect(cut(title, { ...box, width: textWidth(`${'mot '.repeat(12)}dernier …`, 20) }).text).toBe(
    `${'mot '.repeat(12)}…`,
  );
});

test('a phone shows two lines, broken between words', () => {
  const title = 'Remplaçant en médecine générale à Angers (49), du 1er au 15 mars';
  expect(textWidth(title, 20)).toBeGreaterThan(box.width);
  expect(cut(title, phone).cutAfter).toBeNull();
  const longer = `${title}, logement fourni`;
  expect(cut(longer, phone)).toMatchObject({ cutAfter: 'au 15 mars,' });
});

test('a word that is too long is cut between characters', () => {
  const { text, cutAfter } = cut('M'.repeat(80), box);
  expect(text).toBe(`${'M'.repeat(34)}…`);
  expect(cutAfter).toBe('M'.repeat(34));
});

test('spaces and line breaks collapse', () => {
  expect(cut('  un \n deux\t', box).text).toBe('un deux');
});

describe('any text', () => {
  test.each([box, phone])('the result fits, and is a prefix of the text', (given) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { text: shown, cutAfter } = cut(text, given);
        const line = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
        if (cutAfter === null) return shown === line;
        const prefix = shown.replace(/ ?…$/, '');
        return line.startsWith(prefix) && textWidth(shown, given.size) <= given.width * given.lines;
      }),
    );
  });
});
