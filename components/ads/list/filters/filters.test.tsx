import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDialogs } from '@/components/ui/dialog/dialog.fixture';
import { type AdSearch, defaultSearch } from '@/lib/ads/search';
import { FilterDialog } from './filters';

beforeAll(fakeDialogs);

function setUp(search: Partial<AdSearch> = {}) {
  const onSearch = jest.fn<(search: AdSearch) => void>();
  render(
    <FilterDialog
      search={{ ...defaultSearch, ...search }}
      specialties={[{ id: 3, name: 'Urologie' }]}
      place={undefined}
      when={[]}
      served={{ search: defaultSearch, facets: undefined }}
      onSearch={onSearch}
    />,
  );
  return onSearch;
}

const opener = () => screen.getByRole('button', { name: /^Filtrer/ });

test.each([
  [{}, 'Filtrer'],
  [{ page: 2, view: 'map' as const }, 'Filtrer'],
  [{ specialty: 3 }, 'Filtrer1 filtre actif'],
  [{ specialty: 3, startDate: '2026-12-01', endDate: '2026-12-15' }, 'Filtrer2 filtres actifs'],
])('the button counts the filters of %j', (search, text) => {
  setUp(search);
  expect(opener()).toHaveTextContent(text);
});

test('the dialog opens on the filters of the search', async () => {
  setUp({ startDate: '2026-12-01' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(opener());
  expect(screen.getByRole('dialog', { name: 'Filtrer les annonces' })).toBeInTheDocument();
  expect(screen.getByLabelText('Date de début')).toHaveValue('2026-12-01');
});

test('« Appliquer les filtres » searches from the first page and closes', async () => {
  const onSearch = setUp({ page: 5, specialty: 3, view: 'map' });
  await userEvent.click(opener());
  fireEvent.change(screen.getByLabelText('Date de fin'), { target: { value: '2026-12-15' } });
  expect(onSearch).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Appliquer les filtres' }));
  expect(onSearch.mock.calls).toEqual([
    [{ ...defaultSearch, specialty: 3, endDate: '2026-12-15', view: 'map' }],
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closing without applying discards what was typed', async () => {
  const onSearch = setUp();
  await userEvent.click(opener());
  fireEvent.change(screen.getByLabelText('Date de fin'), { target: { value: '2026-12-15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await userEvent.click(opener());
  expect(screen.getByLabelText('Date de fin')).toHaveValue('');
  expect(onSearch).not.toHaveBeenCalled();
});

test('resetting applies and closes', async () => {
  const onSearch = setUp({ specialty: 3, page: 2 });
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('link', { name: 'Réinitialiser les filtres' }));
  expect(onSearch.mock.calls).toEqual([[defaultSearch]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
