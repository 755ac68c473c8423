import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdNotFound } from './ad-not-found';
import { AdUnavailable } from './ad-unavailable';

const heading = () => screen.getByRole('heading', { level: 1 });
const allAds = () => screen.getByRole('link', { name: 'Voir toutes les annonces' });

test('an ad that does not exist links to the list', () => {
  render(<AdNotFound />);
  expect(heading()).toHaveTextContent('Annonce introuvable.');
  expect(allAds()).toHaveAttribute('href', '/annonces');
  expect(screen.queryByText('Réessayer')).not.toBeInTheDocument();
});

test('an ad that could not be loaded can be retried', () => {
  render(<AdUnavailable />);
  expect(heading()).toHaveTextContent('Annonce introuvable.');
  expect(allAds()).toHaveAttribute('href', '/annonces');
  // An empty href is the URL of the document.
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
});
