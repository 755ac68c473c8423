import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { fakeDialogs } from './dialog.fixture';

beforeAll(fakeDialogs);

function dialog(open: boolean, onClose = () => {}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filtrer"
      footer={<button type="button">OK</button>}
    >
      Contenu
    </Dialog>
  );
}

test('the dialog opens and closes with its prop', () => {
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Filtrer' })).toHaveAttribute('open');
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the close button calls onClose', async () => {
  const onClose = jest.fn();
  render(dialog(true, onClose));
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('onClose is called when the browser closes the dialog', () => {
  const onClose = jest.fn();
  render(dialog(true, onClose));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose).toHaveBeenCalledTimes(1);
});
