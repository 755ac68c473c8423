import { expect, test } from '@jest/globals';
import { siteImage } from './page-metadata';
import { siteShareCard } from './site-share-card';

test('the image of the site says its name and what it is for, as the text in its place does', () => {
  const { brand, title, facts } = siteShareCard();
  expect(title.lines).toEqual(['Passez le relais.', 'Prenez la relève.']);
  expect(`${brand} – ${facts[0]}`).toBe(siteImage.alt);
});
