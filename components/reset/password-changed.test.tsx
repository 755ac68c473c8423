import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { leaveChangedNote } from '@/lib/forms/password/changed-note';
import { PasswordChanged } from './password-changed';

const message = (
  <PasswordChanged>
    <p>Modifié</p>
  </PasswordChanged>
);

test('the message shows once after a new password, and has the focus', () => {
  const { container, unmount } = render(message);
  expect(container).toBeEmptyDOMElement();
  unmount();
  leaveChangedNote();
  const shown = render(message);
  expect(screen.getByText('Modifié').parentElement).toHaveFocus();
  shown.unmount();
  expect(render(message).container).toBeEmptyDOMElement();
});
