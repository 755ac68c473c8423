import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const code = jest.fn<() => object>(() => {
  throw new Error('hors ligne');
});
jest.unstable_mockModule('./place-suggestions', () => code());
const { PlaceField } = await import('./place-field');

test('a field whose suggestions cannot be loaded leaves the words to the server', async () => {
  const onSubmit = jest.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form aria-label="Filtres">
      <PlaceField />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  form.addEventListener('submit', onSubmit);
  const field = screen.getByRole('combobox', { name: 'Où ?' });
  await userEvent.type(field, 'Carhaix{Enter}');
  expect(code).toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect([...new FormData(form)]).toEqual([['place', 'Carhaix']]);
  await userEvent.click(screen.getByRole('button', { name: 'Autour de moi' }));
  await act(async () => undefined);
  expect(screen.getByText(/n’a pas pu être déterminée/)).toHaveTextContent('Indiquez plutôt');
});
