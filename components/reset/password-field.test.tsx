import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field';

const field = (
  <PasswordField id="p" name="new_password" label="Nouveau mot de passe" what="le mot de passe" />
);

test('it is a field for a new password, without a maximum length', () => {
  render(field);
  const input = screen.getByLabelText('Nouveau mot de passe');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'new-password');
  expect(input).toHaveAttribute('minlength', '8');
  expect(input).not.toHaveAttribute('maxlength');
  expect(input).toBeRequired();
});

test('showing and hiding it keeps value and caret, and is announced', async () => {
  const user = userEvent.setup();
  render(field);
  const input = screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe');
  await user.type(input, 'quatre mots');
  input.setSelectionRange(3, 5);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('quatre mots');
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
  expect(screen.getByRole('status')).toHaveTextContent('Saisie visible.');

  await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(screen.getByRole('status')).toHaveTextContent('Saisie masquée.');
});

test('a click on the toggle does not submit', () => {
  render(field);
  const toggle = screen.getByRole('button', { name: 'Afficher le mot de passe' });
  expect(toggle).toHaveAttribute('type', 'button');
});
