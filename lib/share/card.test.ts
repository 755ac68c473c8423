import { expect, test } from '@jest/globals';
import { shareCard } from './card';
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
