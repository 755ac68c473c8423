import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openSidebar } from './sidebar.fixture';

const served = () => screen.queryByTestId('served');

// One test, because the code is loaded once.
test('the served form stays until the visitor reaches it: what was typed stays, what was chosen applies, and the field keeps the focus', async () => {
  const searched = openSidebar(
    <>
      <input aria-label="Lieu" name="place" type="text" />
      <input aria-label="Début" name="startDate" type="date" />
      <input aria-label="Logement" name="with" type="checkbox" value="housing" />
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(served()).toBeInTheDocument();

  // Typed before hydration: no event.
  (screen.getByLabelText('Lieu') as HTMLInputElement).value = 'Quimp';
  const box = screen.getByRole('checkbox', { name: 'Logement' });
  box.focus();
  fireEvent.click(box);
  await waitFor(() => expect(served()).not.toBeInTheDocument());
  expect(searched()).toEqual([['with=housing', 'replace']]);
  expect(screen.getByRole('checkbox', { name: 'Logement' })).toHaveFocus();
  expect(screen.getByLabelText('Où ?')).toHaveValue('Quimp');
});
