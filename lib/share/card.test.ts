import { expect, test } from '@jest/globals';
import { drawable, shareCard, shareTitle } from './card';
import { letters } from './font-metrics';
import { shareImageName, shareImagePath } from './share-image';

const words = {
  badges: [],
  title: 'Un titre',
  untitled: 'Sans titre',
  facts: [],
};

test('texts have French typography', () => {
  const card = shareCard({ ...words, title: "Remplacement d'un mois ?", facts: [['Oui : 26 €']] });
  expect(card.title.text).toBe('Remplacement d’un mois\u00a0?');
  expect(card.facts).toEqual(['Oui\u00a0: 26\u00a0€']);
});

test('a title without a drawable letter has the fallback', () => {
  expect(shareCard({ ...words, title: '医学 🚑' }).title.text).toBe('Sans titre');
});

test('missing values are left out', () => {
  const facts = [[null], ['Quimper', null, '医学', 'demain'], []];
  expect(shareCard({ ...words, facts }).facts).toEqual(['Quimper · demain']);
});

test('only badges that fit beside the name are drawn', () => {
  const badges = ['Rétrocession 80 %', 'Non conventionné', 'Ponctuel'];
  expect(shareCard({ ...words, badges }).badges).toEqual([
    'Rétrocession 80\u00a0%',
    'Non conventionné',
    'Ponctuel',
  ]);
  const many = ['Le blog', 'x'.repeat(60), 'Contrat', 'Rémunération', 'Fiscalité', 'Prévoyance'];
  expect(shareCard({ ...words, badges: many }).badges).toEqual([
    'Le blog',
    'Contrat',
    'Rémunération',
    'Fiscalité',
  ]);
});

test('the end of a long text is neither measured nor drawn', () => {
  const endless = 'a '.repeat(5_000_000);
  const { title, facts } = shareCard({ ...words, title: endless, facts: [[endless]] });
  expect(title.text.length).toBeLessThanOrEqual(1_000);
  expect(title.maxLines).toBe(5);
  expect(facts[0]?.length).toBeLessThanOrEqual(1_000);
});

test('a path is read back', () => {
  expect(shareImagePath('annonces', '12')).toBe('/partage/annonces/12.png');
  expect(shareImageName('12.png')).toBe('12');
});

test.each(['12', '12.jpg', '.png', 'png', '12.png.exe', ''])('%s is no image', (segment) => {
  expect(shareImageName(segment)).toBeNull();
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

const sentence = (length: number) =>
  `${'Cabinet de groupe à Quimper, '.repeat(20)}`.slice(0, length);

test('longer titles are smaller', () => {
  const sizes = [3, 30, 60, 100, 140, 300].map((length) => shareTitle(sentence(length)).size);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(new Set(sizes).size).toBeGreaterThan(3);
  expect(sizes[0]).toBe(112);
});

test('a title of 140 characters is uncut', () => {
  const title = sentence(140);
  expect(title).toHaveLength(140);
  expect(shareTitle(title)).toMatchObject({ text: title, maxLines: null });
});

test('a title that is too long is cut after five lines', () => {
  for (const title of [sentence(300), 'a'.repeat(300)]) {
    expect(shareTitle(title)).toEqual({ text: title, size: 52, maxLines: 5 });
  }
});

test.each([
  ['Remplacement en maison de santé', 112],
  // Broken after a hyphen, but not in a word.
  ['Cherche remplaçant à Châteauneuf-du-Faou-et-Saint-Goazec-sur-Aulne\u00a0!', 84],
  ['anticonstitutionnellement-votre', 74],
  ['anticonstitutionnellementvotre', 64],
])('%s has the size %d', (title, size) => {
  expect(shareTitle(title)).toEqual({ text: title, size, maxLines: null });
});

test('no line begins with a dash', () => {
  const { text } = shareTitle('Rétrocession 85 % – médecine générale - Le Palais');
  expect(text).toBe('Rétrocession 85 %\u00a0– médecine générale\u00a0- Le Palais');
});
