import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button, ButtonLink } from './button';

test('a button does not submit by default', () => {
  render(<Button>Réinitialiser</Button>);
  expect(screen.getByRole('button', { name: 'Réinitialiser' })).toHaveAttribute('type', 'button');
});

test('another site opens in the same tab by default', () => {
  render(<ButtonLink href="https://app.example.org">Créer un compte</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Créer un compte' });
  expect(link).toHaveAttribute('href', 'https://app.example.org');
  expect(link).not.toHaveAttribute('target');
});

test('a new tab is announced, with noopener', () => {
  render(
    <ButtonLink href="https://rendez-vous.example.org" newTab>
      Réserver
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Réserver (nouvelle fenêtre)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
