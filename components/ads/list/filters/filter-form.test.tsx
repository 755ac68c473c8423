import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AdSearch, defaultSearch, filtersOf, noFilters } from '@/lib/ads/search';
import { FilterForm } from './filter-form';

const specialties = [
  { id: 2, name: 'Pédiatrie' },
  { id: 3, name: 'Urologie' },
];
const served = { search: defaultSearch, facets: undefined };
const dated = { ...noFilters, startDate: '2026-12-01', endDate: '2026-12-15' };

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

function setUp(search: Partial<AdSearch>, { live = false } = {}) {
  const onSearch = jest.fn<(search: AdSearch, mode?: 'push' | 'replace') => void>();
  const onReset = jest.fn();
  const { container } = render(
    <FilterForm
      search={{ ...defaultSearch, ...search }}
      specialties={specialties}
      place={undefined}
      when={[]}
      served={served}
      live={live}
      onSearch={onSearch}
      onReset={onReset}
    />,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const searched = () =>
    onSearch.mock.calls.map(([found, mode = 'push']) => [found.page, filtersOf(found), mode]);
  return { searched, onReset, form };
}

const start = () => screen.getByLabelText('Date de début');
const end = () => screen.getByLabelText('Date de fin');
function type(field: HTMLElement, value: string) {
  jest.useFakeTimers();
  fireEvent.change(field, { target: { value } });
  // It applies once no more keys come.
  act(() => jest.advanceTimersByTime(400));
  jest.useRealTimers();
}

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Spécialité/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('beside the list', () => {
  test('a date applies at once, with the other filters', () => {
    const { searched } = setUp({ specialty: 3, page: 4 }, { live: true });
    type(start(), '2026-12-01');
    expect(searched()).toEqual([
      [1, { ...noFilters, specialty: 3, startDate: '2026-12-01' }, 'push'],
    ]);
  });

  test('clearing a date removes the filter', () => {
    const { searched } = setUp(dated, { live: true });
    type(end(), '');
    expect(searched()).toEqual([[1, { ...noFilters, startDate: '2026-12-01' }, 'push']]);
  });

  test.each(['0002-12-01', '0202-12-01'])('a half-typed date changes nothing: %s', (value) => {
    const { searched } = setUp(dated, { live: true });
    type(start(), value);
    expect(searched()).toEqual([]);
    expect(start()).toHaveValue(value);
  });

  test('a specialty applies at once, with the dates', async () => {
    const { searched } = setUp(dated, { live: true });
    await choose('Urologie');
    expect(searched()).toEqual([[1, { ...dated, specialty: 3 }, 'push']]);
  });

  test('« Toutes les spécialités » removes the filter', async () => {
    const { searched } = setUp({ ...dated, specialty: 3 }, { live: true });
    await choose('Toutes les spécialités');
    expect(searched()).toEqual([[1, { ...dated, specialty: null }, 'push']]);
  });
});

describe('in the dialog', () => {
  test('nothing applies until the form is submitted', async () => {
    const { searched, form } = setUp({});
    type(start(), '2026-12-01');
    type(end(), '2026-12-15');
    await choose('Pédiatrie');
    expect(searched()).toEqual([]);
    fireEvent.submit(form);
    expect(searched()).toEqual([[1, { ...dated, specialty: 2 }, 'push']]);
  });

  test('an invalid date is dropped', () => {
    const { searched, form } = setUp({});
    type(start(), '0202-12-01');
    fireEvent.submit(form);
    expect(searched()).toEqual([[1, noFilters, 'push']]);
  });
});

describe('the order of the dates', () => {
  const message = 'Choisissez une date de fin qui suit la date de début.';

  test.each([
    ['2026-12-15', '2026-12-01', true],
    ['2026-12-15', '2026-12-15', false],
    ['2026-12-15', '2027-01-01', false],
    ['2026-12-15', null, false],
    [null, '2026-12-01', false],
  ])('from %s to %s is wrong: %s', (startDate, endDate, wrong) => {
    setUp({ startDate, endDate }, { live: true });
    expect(screen.queryAllByText(message)).toHaveLength(wrong ? 1 : 0);
    if (wrong)
      expect(end()).toHaveAccessibleDescription(`${message} mardi 1er\u00a0décembre\u00a02026`);
    expect(end().hasAttribute('aria-invalid')).toBe(wrong);
  });

  test('in the wrong order beside the list, they apply only once corrected', () => {
    const { searched } = setUp({ startDate: '2026-12-15' }, { live: true });
    type(end(), '2026-12-01');
    expect(searched()).toEqual([]);
    expect(end()).toHaveAccessibleDescription(`${message} mardi 1er\u00a0décembre\u00a02026`);
    type(start(), '2026-11-15');
    expect(searched()).toEqual([
      [1, { ...noFilters, startDate: '2026-11-15', endDate: '2026-12-01' }, 'push'],
    ]);
  });

  test('in the wrong order in the dialog, they do not apply, and the end date takes the focus', () => {
    const { searched, form } = setUp({});
    type(start(), '2026-12-15');
    type(end(), '2026-12-01');
    fireEvent.submit(form);
    expect(searched()).toEqual([]);
    expect(screen.getByText(message)).toBeVisible();
    expect(end()).toHaveFocus();
  });

  test('an earlier period than the one applied can be typed', () => {
    setUp(dated);
    expect(start()).not.toHaveAttribute('min');
    expect(end()).not.toHaveAttribute('min');
  });
});

describe('resetting', () => {
  test('is not offered without a filter', () => {
    setUp({ page: 3, view: 'map' }, { live: true });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('clears every filter, also as a link without JavaScript', async () => {
    const { onReset } = setUp({ ...dated, specialty: 3, page: 2 });
    const link = screen.getByRole('link', { name: 'Réinitialiser les filtres' });
    expect(link).toHaveAttribute('href', '/annonces');
    await userEvent.click(link);
    expect(onReset).toHaveBeenCalledTimes(1);
  });
});

test('fields follow a search that changes elsewhere', () => {
  const form = (search: AdSearch) => (
    <FilterForm
      search={search}
      specialties={specialties}
      place={undefined}
      when={[]}
      served={served}
      onSearch={() => {}}
      onReset={() => {}}
    />
  );
  const { rerender } = render(form({ ...defaultSearch, ...dated, specialty: 3 }));
  expect(start()).toHaveValue('2026-12-01');
  rerender(form({ ...defaultSearch, endDate: '2027-01-31' }));
  expect(start()).toHaveValue('');
  expect(end()).toHaveValue('2027-01-31');
  expect(screen.getByRole('button', { name: /^Spécialité/ })).toHaveTextContent(
    'Toutes les spécialités',
  );
});

test('the filters are a GET form of the parameters of the list', () => {
  const search = { ...dated, specialty: 3, page: 2, sort: 'pay', view: 'map' } as const;
  const { form } = setUp(search, { live: true });
  expect(form).toHaveAttribute('action', '/annonces');
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    startDate: '2026-12-01',
    endDate: '2026-12-15',
    specialty: '3',
    view: 'map',
    sort: 'pay',
  });
});

test('without the specialties of the API that of the search is still sent', () => {
  const { container } = render(
    <FilterForm
      search={{ ...defaultSearch, specialty: 3 }}
      specialties={null}
      place={undefined}
      when={[]}
      served={served}
      live
      onSearch={() => {}}
      onReset={() => {}}
    />,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('specialty')).toBe('3');
});
