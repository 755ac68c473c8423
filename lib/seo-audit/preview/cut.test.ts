import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textWidth } from './arial';
import { cut } from './cut';

const room = { width: 600, lines: 1, size: 20 };
const phone = { width: 328, lines: 2, size: 20 };

test('what fits is shown whole', () => {
  const title = 'Remplaçant en médecine générale à Angers (49)';
  expect(cut(title, room)).toEqual({ text: title, cutAfter: null });
});

test('what does not is cut between words', () => {
  const title = 'Remplaçant en médecine générale à Saint-Barthélemy-d’Anjou, logement fourni';
  expect(cut(title, room)).toEqual({
    text: 'Remplaçant en médecine générale à Saint-Barthélemy-d’Anjou, …',
    cutAfter: 'générale à Saint-Barthélemy-d’Anjou,',
  });
});

test('words held together by a space that does not break stay together', () => {
  const title = `${'mot '.repeat(12)}dernier\u00a0: la fin`;
  expect(cut(title, { ...room, width: textWidth(`${'mot '.repeat(12)}dernier …`, 20) }).text).toBe(
    `${'mot '.repeat(12)}…`,
  );
});

test('a phone has two lines, that break between words', () => {
  const title = 'Remplaçant en médecine générale à Angers (49), du 1er au 15 mars';
  expect(textWidth(title, 20)).toBeGreaterThan(room.width);
  expect(cut(title, phone).cutAfter).toBeNull();
  const longer = `${title}, logement fourni`;
  expect(cut(longer, phone)).toMatchObject({ cutAfter: 'au 15 mars,' });
});

test('a word without end is cut between characters', () => {
  const { text, cutAfter } = cut('M'.repeat(80), room);
  expect(text).toBe(`${'M'.repeat(34)}…`);
  expect(cutAfter).toBe('M'.repeat(34));
});

test('spaces and line breaks are one space', () => {
  expect(cut('  un \n deux\t', room).text).toBe('un deux');
});

describe('whatever the text', () => {
  test.each([room, phone])('it fits, and begins as the text does', (given) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { text: shown, cutAfter } = cut(text, given);
        const line = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
        if (cutAfter === null) return shown === line;
        const kept = shown.replace(/ ?…$/, '');
        return line.startsWith(kept) && textWidth(shown, given.size) <= given.width * given.lines;
      }),
    );
  });
});
