import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSearch } from '@/lib/ads/search';

const code = jest.fn<() => object>();
jest.unstable_mockModule('./specialty-popup', () => code());
const { FilterForm } = await import('./filter-form');
const { SpecialtyField } = await import('./specialty-field');

const specialties = [
  { id: 3, name: 'Pédiatrie' },
  { id: 5, name: 'Urologie' },
];

beforeAll(() => {
  code.mockImplementation(() => {
    throw new Error('hors ligne');
  });
});
beforeEach(() => {
  code.mockClear();
});

const onSearch = jest.fn();

function openFilters() {
  render(
    <FilterForm
      search={defaultSearch}
      specialties={specialties}
      place={undefined}
      when={[]}
      served={{ search: defaultSearch, facets: undefined }}
      live
      onSearch={onSearch}
      onReset={() => {}}
    />,
  );
}

const trigger = () => screen.getByRole('button', { name: /^Spécialité/ });

test.each([
  ['pointer', () => userEvent.hover(screen.getByLabelText('Date de début'))],
  ['keyboard', () => act(async () => screen.getByLabelText('Date de début').focus())],
])('the popup is loaded when the %s reaches the filters, and not before', async (_, come) => {
  openFilters();
  await act(async () => {});
  expect(code).not.toHaveBeenCalled();
  await come();
  expect(code).toHaveBeenCalled();
});

test('a popup that cannot be loaded is replaced by a select, which filters as well', async () => {
  openFilters();
  await userEvent.click(trigger());
  const field = await screen.findByRole('combobox', { name: 'Spécialité' });
  expect(field).toHaveFocus();
  await userEvent.selectOptions(field, 'Urologie');
  expect(onSearch).toHaveBeenCalledWith({ ...defaultSearch, specialty: 5 }, 'push');
});

test('a popup that loads late does not open once the focus has left', async () => {
  code.mockImplementation(() => ({ SpecialtyPopup: Popup }));
  render(
    <>
      <SpecialtyField specialties={specialties} values={[]} onSelect={() => {}} />
      <button type="button">Plus loin</button>
    </>,
  );
  trigger().focus();
  fireEvent.click(trigger());
  screen.getByRole('button', { name: 'Plus loin' }).focus();
  await act(async () => {});
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger());
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

function Popup() {
  return <div role="dialog" />;
}
