import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type AdSearch, defaultSearch, formatAdSearch } from '@/lib/ads/search';
import { FilterSidebar } from './filters';

function setUp() {
  const onSearch = jest.fn<(search: AdSearch, mode?: string) => void>();
  render(
    <FilterSidebar
      search={defaultSearch}
      specialties={[{ id: 3, name: 'Urologie' }]}
      place={null}
      servedFacets={{ filters: defaultSearch, facets: null }}
      servedForm={
        <form data-testid="served">
          <input aria-label="Lieu" name="place" type="text" />
          <input aria-label="Début" name="startDate" type="date" />
          <input aria-label="Logement" name="with" type="checkbox" value="housing" />
        </form>
      }
      isOther={false}
      onSearch={onSearch}
      onReset={() => {}}
    />,
  );
  return () => onSearch.mock.calls.map(([search, mode]) => [formatAdSearch(search), mode]);
}

const served = () => screen.queryByTestId('served');

// One test, because the code is loaded once.
test('the served form stays until the visitor reaches it: what was typed stays, what was chosen applies, and the field keeps the focus', async () => {
  const searched = setUp();
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
