import { expect, test } from '@jest/globals';
import { siteImage } from './page-metadata';
import { siteShareCard } from './site-share-card';

test('the share image of the site has its name and its promise, like its alternative text', () => {
  const { brand, title, facts } = siteShareCard();
  expect(title.lines).toEqual(['Passez le relais.', 'Prenez la relève.']);
  expect(`${brand} – ${facts[0]}`).toBe(siteImage.alt);
});
