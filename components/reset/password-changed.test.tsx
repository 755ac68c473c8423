import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { leaveChangedNote } from '@/lib/forms/password/changed-note';
import { PasswordChanged } from './password-changed';

const appUrl = 'https://app.medireleve.example';

test('the home page says once that the password has changed, focused, and leads to the log-in', () => {
  leaveChangedNote();
  const { unmount } = render(<PasswordChanged appUrl={appUrl} />);
  const message = screen.getByRole('status');
  expect(message).toHaveTextContent('Votre mot de passe a été modifié avec succès');
  expect(message.parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', appUrl);
  unmount();
  const { container } = render(<PasswordChanged appUrl={appUrl} />);
  expect(container).toBeEmptyDOMElement();
});
