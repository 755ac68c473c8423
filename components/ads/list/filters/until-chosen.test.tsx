import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openSidebar } from './sidebar.fixture';

const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
const served = () => screen.queryByTestId('served');

// One test, because the code is loaded once.
test('the served form stays while its visitor chooses from a list or types a date', async () => {
  const searched = openSidebar(
    <>
      <select aria-label="Rayon" name="radius" defaultValue="50">
        <option>50</option>
        <option>100</option>
      </select>
      <input aria-label="Début" name="startDate" type="date" />
      <details open>
        <summary>Plus de critères</summary>
      </details>
    </>,
  );
  const list = screen.getByLabelText('Rayon');
  const date = screen.getByLabelText('Début');

  fireEvent.pointerEnter(list);
  fireEvent.pointerDown(list);
  list.focus();
  fireEvent.pointerUp(list);
  await pause();
  expect(served()).toBeInTheDocument();

  // The list is left for a date.
  fireEvent.pointerDown(date);
  date.focus();
  fireEvent.keyDown(date, { key: '2' });
  fireEvent.change(date, { target: { value: '0202-12-01' } });
  await pause();
  expect(served()).toBeInTheDocument();

  fireEvent.change(date, { target: { value: '2026-12-01' } });
  await waitFor(() => expect(served()).not.toBeInTheDocument());
  expect(searched()).toEqual([['startDate=2026-12-01', 'replace']]);
  expect(screen.getByLabelText('Date de début')).toHaveFocus();
  expect(screen.getByText('Plus de critères').closest('details')).toHaveAttribute('open');
});
