import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { pagesOf, specialties } from '@/lib/landing/landing.fixture';
import { placesPage } from '@/lib/landing/places-page';
import { sectionOf } from '@/test/section-of';
import { PlacesArticle } from './places-article';

const pages = pagesOf([
  ['Quimper', 1, 4],
  ['Paris', 1, 2],
]);

beforeEach(() => {
  render(<PlacesArticle page={placesPage(pages, specialties)} />);
});

const map = () => within(screen.getByRole('group', { name: 'La carte des départements' }));

test('the map has a link for each department with ads, named with their number, and no other', () => {
  const links = map().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/annonces/lieu/finistere',
    '/annonces/lieu/paris-75',
  ]);
  expect(links.map((link) => link.querySelector('title')?.textContent)).toEqual([
    'Finistère, 4 annonces',
    'Paris, 2 annonces',
  ]);
});

test('Paris is drawn twice, on the map and in its inset, as one link', () => {
  const [, paris] = map().getAllByRole('link');
  expect(paris?.querySelectorAll('path')).toHaveLength(2);
});

test('the list beside the map has the same links', () => {
  const list = within(sectionOf('Régions et départements'));
  expect(list.getByRole('link', { name: 'Finistère 4 annonces' })).toHaveAttribute(
    'href',
    '/annonces/lieu/finistere',
  );
  expect(list.getByRole('link', { name: 'Bretagne' })).toHaveAttribute(
    'href',
    '/annonces/lieu/bretagne',
  );
});

test('headings skip no level', () => {
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels.slice(0, 4)).toEqual(['H1', 'H2', 'H2', 'H3']);
});

test('the legend says the shades in words, and the source is named', () => {
  const legend = within(screen.getByRole('list', { name: 'Légende de la carte' }));
  expect(legend.getAllByRole('listitem').length).toBeGreaterThan(2);
  expect(screen.getByText(/IGN – Admin Express/)).toBeInTheDocument();
});
