import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdListIntro } from './ad-list-intro';

test('the list has its title, and a banner with a link to the app in the same tab', () => {
  render(<AdListIntro signUpUrl="https://app.medireleve.example" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nos annonces' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Créer un compte' });
  expect(link).toHaveAttribute('href', 'https://app.medireleve.example');
  expect(link).not.toHaveAttribute('target');
});
