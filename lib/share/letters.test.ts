import { expect, test } from '@jest/globals';
import { letters } from './font-metrics';
import { cutToWidth, drawable, widthOf } from './letters';

test.each([
  ['Gardes à Bre|st', 'Gardes à…'],
  ['Gardes d’été, – di|manche', 'Gardes d’été…'],
  ['Gardes le di-man|che', 'Gardes le…'],
  ['Gardes, le |dimanche', 'Gardes, le…'],
  ['Saint-Pierre-et-Miquelon-Lang|lade', 'Saint-Pierre-et-Miquelon-Lang…'],
  ['Remplacement-court|', 'Remplacement-court'],
  ['Remplacement-court|eeee', 'Remplacement…'],
  ['A remplacementco|urt', 'A remplacementco…'],
])('%s, with the width up to the bar', (marked, expected) => {
  const [start = '', rest = ''] = marked.split('|');
  const box = widthOf(`${start}${rest === '' ? '' : '…'}`, 'text', 30) + 1;
  expect(cutToWidth(start + rest, 'text', 30, box)).toBe(expected);
});

test.each([
  'Œdème à l’hôpital : « cœur » – 26 €, œil, ÀÉÈÊÎÔÛÇ…',
  'Saint-Étienne (42)',
  '<b>A & B</b> "x"',
  'Łódź, Ștefan',
])('French, and common foreign names, are drawn unchanged: %s', (text) => {
  expect(drawable(text)).toBe(text);
});

test.each([
  ['accents apart', 'e\u0301te\u0301', 'été'],
  ['a mark the fonts lack', 'ḍad', 'dad'],
  ['letters made up of others', 'ﬁn 𝐁𝐨𝐥𝐝 ①', 'fin Bold 1'],
  ['emoji', 'Urgent 🚑👩🏽‍⚕️ !', 'Urgent !'],
  ['other scripts', 'Médecin 医学 ثق', 'Médecin'],
  ['controls, and signs that turn the direction', 'a\u0000b\u202ec\u200bd\ufefff\ud800', 'abcdf'],
  ['a heap of marks', 'z\u0336\u0353\u030da', 'za'],
  ['spaces of all kinds', '  1\u202f450\u00a0€\t a \n\n b ', '1\u00a0450\u00a0€ a b'],
  ['hyphens, dashes and arrows', 'a\u2011b ― Paris → Lyon', 'a-b – Paris – Lyon'],
])('%s', (_, text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

test.each(['', '   ', '🚑', '医学', 'ثق', '!?', '\u200b'])('nothing of %j is drawable', (text) => {
  expect(drawable(text)).toBeNull();
});

test('the result has only letters of the fonts', () => {
  const drawn = new Set(letters);
  for (let code = 0; code <= 0x1_ffff; code += 1) {
    const text = drawable(`a${String.fromCodePoint(code)}`) ?? '';
    if ([...text].some((letter) => !drawn.has(letter))) throw new Error(`U+${code.toString(16)}`);
  }
  expect(drawn.size).toBeGreaterThan(250);
});
