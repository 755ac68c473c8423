import { expect, test } from '@jest/globals';
import { siteShareCard, siteShareImage } from './site-share-image';

test('the image of the site says its name and what it is for', () => {
  expect(siteShareImage).toEqual({
    path: '/partage/site.png',
    alt: 'MédiRelève – Passez le relais. Prenez la relève.',
  });
  expect(siteShareCard()).toMatchObject({
    brand: 'MédiRelève',
    title: { lines: ['Passez le relais.', 'Prenez la relève.'] },
    facts: ['Remplacement médical\u00a0: annonces et contrats en ligne'],
  });
});
