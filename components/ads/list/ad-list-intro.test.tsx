import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdListIntro } from './ad-list-intro';

test('the list has its title, and a banner with links to the app in the same tab', () => {
  render(<AdListIntro appUrl="https://app.medireleve.example" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nos annonces' })).toBeInTheDocument();
  for (const name of ['Créer un compte', 'Se connecter']) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://app.medireleve.example');
    expect(link).not.toHaveAttribute('target');
  }
});
