import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SignInForm } from './preview-frame';

const href = '/apercu?adresse=%2Fblog';

test('the typed secret is posted to the page', () => {
  render(<SignInForm href={href} error={null} />);
  const input = screen.getByLabelText<HTMLInputElement>('Code d’accès');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('name', 'secret');
  expect(input).toBeRequired();
  expect(input).not.toHaveFocus();
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input.form).toHaveAttribute('method', 'post');
  expect(input.form).toHaveAttribute('action', href);
  expect(screen.getByRole('button', { name: 'Ouvrir l’aperçu' })).toHaveAttribute('type', 'submit');
});

test('an error is shown at the field, which has the focus', () => {
  render(<SignInForm href={href} error="Ce code n’est pas le bon." />);
  const input = screen.getByLabelText('Code d’accès');
  expect(input).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
  expect(input).toBeInvalid();
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
});
