import { expect, test } from '@jest/globals';
import { adsBreadcrumbs, blogBreadcrumbs, breadcrumbList } from './breadcrumbs';

const namesOf = (crumbs: { name: string }[]) => crumbs.map(({ name }) => name).join(' › ');

test('all breadcrumbs begin at the home page', () => {
  expect(namesOf(adsBreadcrumbs({ name: 'Gardes à Brest', path: '/annonces/12' }))).toBe(
    'Accueil › Nos annonces › Gardes à Brest',
  );
  expect(namesOf(blogBreadcrumbs())).toBe('Accueil › Le blog');
});

test('Google: at least two ListItems, each with its position, name and absolute item', () => {
  expect(breadcrumbList(adsBreadcrumbs())).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Accueil',
        item: 'https://www.medireleve.example',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Nos annonces',
        item: 'https://www.medireleve.example/annonces',
      },
    ],
  });
});
