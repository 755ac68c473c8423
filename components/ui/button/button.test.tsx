import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a button does not submit by default', () => {
  render(<Button>Réinitialiser</Button>);
  expect(screen.getByRole('button', { name: 'Réinitialiser' })).toHaveAttribute('type', 'button');
});

test('a pending button is disabled and says what is pending', async () => {
  const onClick = jest.fn();
  render(
    <Button pending pendingLabel="Envoi en cours..." onClick={onClick}>
      Envoyer
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Envoi en cours...' });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});
