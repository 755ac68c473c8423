import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField, StrengthLine } from './password-field';

const field = (
  <PasswordField id="p" name="new_password" label="Nouveau mot de passe" what="le mot de passe" />
);

test('the field is for a new password, without a maximum length', () => {
  render(field);
  const input = screen.getByLabelText('Nouveau mot de passe');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'new-password');
  expect(input).toHaveAttribute('minlength', '8');
  expect(input).not.toHaveAttribute('maxlength');
  expect(input).toBeRequired();
});

test('showing and hiding the password keeps value and caret, and is announced', async () => {
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

afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('advice is shown at once, and announced after a pause', () => {
  jest.useFakeTimers();
  const { rerender } = render(<StrengthLine password="" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  for (const password of ['t', 'tr', 'tra']) {
    rerender(<StrengthLine password={password} />);
    wait(500);
  }
  expect(screen.getByText('Encore 5 caractères au moins.')).toBeVisible();
  expect(status).toBeEmptyDOMElement();

  wait(500);
  expect(status).toHaveTextContent('Robustesse du mot de passe : Encore 5 caractères au moins.');
});

test('the same advice is not announced again', () => {
  jest.useFakeTimers();
  const { rerender } = render(<StrengthLine password="tracteur lune" />);
  wait(1_000);
  const status = screen.getByRole('status');
  const line = status.firstChild;
  rerender(<StrengthLine password="tracteur lune canapé" />);
  wait(1_000);
  expect(status.firstChild).toBe(line);
  expect(status).toHaveTextContent('Solide.');
});
