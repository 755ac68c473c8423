import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdNotFound } from './ad-not-found';
import { AdUnavailable } from './ad-unavailable';

const heading = () => screen.getByRole('heading', { level: 1 });
const allAds = () => screen.getByRole('link', { name: 'Voir toutes les annonces' });

test('an ad that does not exist leads to the others', () => {
  render(<AdNotFound />);
  expect(heading()).toHaveTextContent('Annonce introuvable.');
  expect(allAds()).toHaveAttribute('href', '/annonces');
  expect(screen.queryByText('Réessayer')).not.toBeInTheDocument();
});

test('an ad the API could not give can be asked for again', () => {
  render(<AdUnavailable />);
  expect(heading()).toHaveTextContent('Annonce introuvable.');
  expect(allAds()).toHaveAttribute('href', '/annonces');
  // The empty address is the page's own.
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
});
