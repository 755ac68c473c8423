import { expect, test } from '@jest/globals';
import { fromRoot } from './from-root';

test.each([
  ['inscription', '/inscription'],
  ['./inscription/', '/inscription/'],
  ['../blog/contrat?tag=a#b', '/blog/contrat?tag=a#b'],
  ['politique-de-confidentialite#carte-google', '/politique-de-confidentialite#carte-google'],
])('%s is %s', (href, rooted) => {
  expect(fromRoot(href)).toBe(rooted);
});

test.each([
  '/inscription',
  '#objet',
  '',
  'https://www.cnil.fr/fr',
  'www.cnil.fr',
  'mailto:a@b.fr',
  'tel:112',
  'javascript:alert(1)',
  '//autre.example/a',
])('%s is unchanged', (href) => {
  expect(fromRoot(href)).toBe(href);
});
