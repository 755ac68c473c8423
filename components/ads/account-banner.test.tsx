import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AccountBanner } from './account-banner';

test('the links of the banner lead to the app, in the same tab', () => {
  render(<AccountBanner appUrl="https://app.medireleve.example" />);
  for (const name of ['Créer un compte', 'Se connecter']) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://app.medireleve.example');
    expect(link).not.toHaveAttribute('target');
  }
});
