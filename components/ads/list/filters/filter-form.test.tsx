import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AdFilters, type AdSearch, defaultSearch, noFilters } from '@/lib/ads/search';
import { FilterForm } from './filter-form';

const specialties = [
  { id: 2, name: 'Pédiatrie' },
  { id: 3, name: 'Urologie' },
];
const dated = { ...noFilters, startDate: '2026-12-01', endDate: '2026-12-15' };

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

function setUp(search: Partial<AdSearch>, mode: 'instant' | 'draft') {
  const onChange = jest.fn<(filters: AdFilters) => void>();
  const onApply = jest.fn<(filters: AdFilters) => void>();
  const onReset = jest.fn();
  const { container } = render(
    <FilterForm
      search={{ ...defaultSearch, ...search }}
      specialties={specialties}
      place={undefined}
      onApply={onApply}
      onReset={onReset}
      {...(mode === 'instant' && { onChange })}
    />,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  return { onChange, onApply, onReset, form };
}

const start = () => screen.getByLabelText('Date de début');
const end = () => screen.getByLabelText('Date de fin');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Spécialité/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('beside the list', () => {
  test('a date applies at once, with the other filters', () => {
    const { onChange } = setUp({ specialty: 3, page: 4 }, 'instant');
    type(start(), '2026-12-01');
    expect(onChange.mock.calls).toEqual([
      [{ ...noFilters, specialty: 3, startDate: '2026-12-01' }, 'push'],
    ]);
  });

  test('clearing a date removes the filter', () => {
    const { onChange } = setUp(dated, 'instant');
    type(end(), '');
    expect(onChange.mock.calls).toEqual([[{ ...noFilters, startDate: '2026-12-01' }, 'push']]);
  });

  test.each(['0002-12-01', '0202-12-01'])('a half-typed date changes nothing: %s', (value) => {
    const { onChange, onApply } = setUp(dated, 'instant');
    type(start(), value);
    expect(onChange).not.toHaveBeenCalled();
    expect(onApply).not.toHaveBeenCalled();
    expect(start()).toHaveValue(value);
  });

  test('a specialty applies at once, with the dates', async () => {
    const { onChange } = setUp(dated, 'instant');
    await choose('Urologie');
    expect(onChange.mock.calls).toEqual([[{ ...dated, specialty: 3 }, 'push']]);
  });

  test('« Toutes les spécialités » removes the filter', async () => {
    const { onChange } = setUp({ ...dated, specialty: 3 }, 'instant');
    await choose('Toutes les spécialités');
    expect(onChange.mock.calls).toEqual([[{ ...dated, specialty: null }, 'push']]);
  });
});

describe('in the dialog', () => {
  test('nothing applies until the form is submitted', async () => {
    const { onChange, onApply, form } = setUp({}, 'draft');
    type(start(), '2026-12-01');
    type(end(), '2026-12-15');
    await choose('Pédiatrie');
    expect(onChange).not.toHaveBeenCalled();
    expect(onApply).not.toHaveBeenCalled();
    fireEvent.submit(form);
    expect(onApply.mock.calls).toEqual([[{ ...dated, specialty: 2 }]]);
  });

  test('an invalid date is dropped', () => {
    const { onApply, form } = setUp({}, 'draft');
    type(start(), '0202-12-01');
    fireEvent.submit(form);
    expect(onApply.mock.calls).toEqual([[noFilters]]);
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
    setUp({ startDate, endDate }, 'instant');
    expect(screen.queryAllByText(message)).toHaveLength(wrong ? 1 : 0);
    if (wrong) expect(end()).toHaveAccessibleDescription(`${message} mardi 1er décembre 2026`);
    expect(end().hasAttribute('aria-invalid')).toBe(wrong);
  });

  test('in the wrong order beside the list, they apply only once corrected', () => {
    const { onChange } = setUp({ startDate: '2026-12-15' }, 'instant');
    type(end(), '2026-12-01');
    expect(onChange).not.toHaveBeenCalled();
    expect(end()).toHaveAccessibleDescription(`${message} mardi 1er décembre 2026`);
    type(start(), '2026-11-15');
    expect(onChange.mock.calls).toEqual([
      [{ ...noFilters, startDate: '2026-11-15', endDate: '2026-12-01' }, 'push'],
    ]);
  });

  test('in the wrong order in the dialog, they do not apply, and the end date takes the focus', () => {
    const { onApply, form } = setUp({}, 'draft');
    type(start(), '2026-12-15');
    type(end(), '2026-12-01');
    fireEvent.submit(form);
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByText(message)).toBeVisible();
    expect(end()).toHaveFocus();
  });

  test('an earlier period than the one applied can be typed', () => {
    setUp(dated, 'draft');
    expect(start()).not.toHaveAttribute('min');
    expect(end()).not.toHaveAttribute('min');
  });
});

describe('resetting', () => {
  test('is not offered without a filter', () => {
    setUp({ page: 3, view: 'map' }, 'instant');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('clears every filter, also as a link without JavaScript', async () => {
    const { onReset } = setUp({ ...dated, specialty: 3, page: 2 }, 'draft');
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
      onApply={() => {}}
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

test('it is a GET form of the parameters of the list', () => {
  const { form } = setUp({ ...dated, specialty: 3, page: 2, view: 'map' }, 'instant');
  expect(form).toHaveAttribute('action', '/annonces');
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    startDate: '2026-12-01',
    endDate: '2026-12-15',
    specialty: '3',
    view: 'map',
  });
});
