import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LegalUnavailable } from './legal-article';

test('a text that cannot be read has a link to retry, and an e-mail address', () => {
  render(<LegalUnavailable title="Mentions légales" email="contact@example.org" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Mentions légales : texte indisponible',
  );
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: 'contact@example.org' })).toHaveAttribute(
    'href',
    'mailto:contact@example.org',
  );
});
