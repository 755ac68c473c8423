import { describe, expect, test } from '@jest/globals';
import { termsPage } from './legal-pages';
import { fromRoot, legalLinkRule } from './link-rule';

const inApp = (href: string) => ({ href, newTab: false });
const newTab = (href: string) => ({ href, newTab: true });

describe('links of the terms', () => {
  const rule = legalLinkRule(termsPage.inApp);

  test.each([
    '/inscription',
    '/inscription/',
    '/inscription//',
    '/inscription?profil=remplacant',
    '/inscription/#x',
  ])('%s opens as Médecin, in the app', (href) => {
    expect(rule(href)).toEqual(inApp('/inscription'));
  });

  test('the privacy policy opens in the app, at the section of the fragment', () => {
    const path = '/politique-de-confidentialite';
    expect(rule(`${path}/`)).toEqual(inApp(path));
    expect(rule(`${path}/#carte-google`)).toEqual(inApp(`${path}#carte-google`));
  });

  test.each(['/inscriptions', '/', '/mentions-legales', '/inscription/x', 'https://www.cnil.fr/'])(
    '%s opens in a new tab',
    (href) => {
      expect(rule(href)).toEqual(newTab(href));
    },
  );

  test.each(['#section-objet', 'mailto:a@b.fr', 'tel:112'])('%s opens in the same tab', (href) => {
    expect(rule(href)).toEqual(inApp(href));
  });
});

test('links of the other texts open every page of the site in the app', () => {
  const rule = legalLinkRule('any');
  expect(rule('/')).toEqual(inApp('/'));
  expect(rule('/cgu/')).toEqual(inApp('/cgu'));
  expect(rule('/annonces?page=2')).toEqual(inApp('/annonces?page=2'));
  expect(rule('https://www.arcom.fr/')).toEqual(newTab('https://www.arcom.fr/'));
});

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
