import { expect, test } from '@jest/globals';
import { pageMetadata } from './page-metadata';

const page = { title: 'Nos annonces', description: 'Toutes les annonces.', path: '/annonces' };

test('og:url is the canonical, and Open Graph is whole', () => {
  expect(pageMetadata(page)).toEqual({
    title: 'Nos annonces',
    description: 'Toutes les annonces.',
    alternates: { canonical: '/annonces' },
    openGraph: {
      siteName: 'MédiRelève',
      locale: 'fr_FR',
      type: 'website',
      title: 'Nos annonces',
      description: 'Toutes les annonces.',
      url: '/annonces',
    },
  });
});

test('a whole title is left as it is', () => {
  expect(pageMetadata({ ...page, whole: true }).title).toEqual({ absolute: 'Nos annonces' });
});
