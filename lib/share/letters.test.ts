import { describe, expect, test } from '@jest/globals';
import { letters } from './font-metrics';
import { cutToWidth, drawable, shareTitle, widthOf } from './letters';

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

const width = 1080;
/** Pixels between the name of the site and the facts, when there are two lines of them. */
const height = 320;

const word = 'Remplacement';
const sentence = (length: number) =>
  `${'Cabinet de groupe à Quimper, '.repeat(20)}`.slice(0, length);

test('longer titles are smaller', () => {
  const sizes = [3, 30, 60, 100, 140, 300].map(
    (length) => shareTitle(sentence(length), width).size,
  );
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(new Set(sizes).size).toBeGreaterThan(3);
  expect(sizes[0]).toBe(112);
});

test.each([
  'ORL',
  'Remplacement en maison de santé',
  sentence(140),
  sentence(300),
  'M'.repeat(140),
  'WAGRAM '.repeat(20).trim(),
  'a'.repeat(300),
  letters.slice(2),
])('%s fits uncut', (title) => {
  const { lines, size } = shareTitle(title, width);
  expect(lines.length * size * 1.1).toBeLessThanOrEqual(height);
  for (const line of lines) {
    expect(line).not.toBe('');
    expect(widthOf(line, 'heading', size)).toBeLessThanOrEqual(width);
  }
});

test('a title of 140 characters is uncut', () => {
  const title = sentence(140);
  expect(title).toHaveLength(140);
  expect(shareTitle(title, width).lines.join(' ')).toBe(title.trim());
});

describe('a title that is too long', () => {
  test('is cut between words', () => {
    const { lines } = shareTitle(sentence(300), width);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/[\p{L}]…$/u);
    expect(sentence(300)).toContain(lines.join(' ').slice(0, -1));
    expect(lines.join(' ').length).toBeGreaterThan(150);
  });

  test('is cut within a word that is too long', () => {
    const { lines } = shareTitle('a'.repeat(300), width);
    expect(lines.at(-1)).toMatch(/^a{20,}…$/);
  });
});

test('lines are even', () => {
  const { lines, size } = shareTitle('Remplacement en maison de santé', width);
  expect(lines).toEqual(['Remplacement en', 'maison de santé']);
  expect(size).toBe(112);
  expect(shareTitle(`${word} ${word} ${word} ${word}`, width).lines).toEqual([
    `${word} ${word}`,
    `${word} ${word}`,
  ]);
});

test('a line ends after the hyphen of a compound, not before punctuation nor in a word', () => {
  const { lines } = shareTitle(
    'Cherche remplaçant à Châteauneuf-du-Faou-et-Saint-Goazec-sur-Aulne\u00a0!',
    width,
  );
  expect(lines.join('|')).toMatch(/-\|?\p{L}/u);
  for (const line of lines) expect(line).not.toMatch(/^[-!]/);
  const longWord = 'anticonstitutionnellement-votre';
  expect(shareTitle(longWord, width).lines.join('')).toBe(longWord);
});

test('no line begins with a dash', () => {
  const { lines } = shareTitle('Rétrocession 85 % – médecine générale – Le Palais', width);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^[–—-]/);
});
