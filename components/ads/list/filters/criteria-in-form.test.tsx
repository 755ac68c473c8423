import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AdSearch,
  defaultSearch,
  formatAdFeedFilters,
  formatAdSearch,
} from '@/lib/ads/search';
import { dayBits, slotBit } from '@/lib/ads/week';
import { FilterForm } from './filter-form';
import type { Served } from './served-form';

/** Renders the form beside the list; returns the queries of its searches, and shows another search. */
function setUp(search: Partial<AdSearch> = {}, served: Served | null = null) {
  const onSearch = jest.fn<(search: AdSearch) => void>();
  const form = (shown: Partial<AdSearch>) => (
    <FilterForm
      search={{ ...defaultSearch, ...shown }}
      specialties={[]}
      place={null}
      servedFacets={{ filters: { ...defaultSearch, ...shown }, facets: null }}
      served={served}
      live
      onSearch={onSearch}
      onReset={() => {}}
    />
  );
  const { rerender } = render(form(search));
  return {
    searched: () => onSearch.mock.calls.map(([found]) => formatAdSearch(found)),
    show: (other: Partial<AdSearch>) => rerender(form(other)),
  };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const inDay = (day: string, slot: string) =>
  within(screen.getByRole('group', { name: day })).getByRole('checkbox', { name: slot });

test('a choice applies at once, with the others', async () => {
  const { searched } = setUp({ criteria: { with: ['housing'] }, page: 3 });
  await userEvent.click(box('Repas'));
  expect(searched()).toEqual(['with=housing,dining']);
});

test('pay is chosen from a list', async () => {
  const { searched } = setUp();
  await userEvent.selectOptions(screen.getByLabelText('Rétrocession'), '75');
  expect(searched()).toEqual(['retrocession=75']);
});

test('a half-day takes the place of its day, and a day that of its half-days', async () => {
  const { searched, show } = setUp({ week: dayBits(2) });
  await userEvent.click(inDay('Mercredi', 'Matin'));
  expect(searched()).toEqual(['days=wed&slots=morning']);
  show({ week: slotBit(2, 0) });
  expect(box('Mercredi')).not.toBeChecked();
  expect(inDay('Mercredi', 'Matin')).toBeChecked();
  await userEvent.click(box('Mercredi'));
  expect(searched().at(-1)).toBe('days=wed');
});

test('words apply once the field is left or Enter is pressed', async () => {
  const { searched } = setUp();
  await userEvent.click(screen.getByText('Plus de critères'));
  await userEvent.type(screen.getByLabelText('Mots'), 'EHPAD nuit');
  expect(searched()).toEqual([]);
  await userEvent.tab();
  expect(searched()).toEqual(['q=EHPAD+nuit']);
  await userEvent.type(screen.getByLabelText('Mots'), 's{Enter}');
  expect(searched()).toContain('q=EHPAD+nuits');
});

test('the fields follow another search', () => {
  const chosen = {
    criteria: { forfait: ['500'], sector: ['none'], owner: ['facility'] },
    week: dayBits(6) | slotBit(0, 2),
    words: 'urgences',
  };
  const { show } = setUp(chosen);
  expect(box('Non conventionné')).toBeChecked();
  expect(screen.getByLabelText('Forfait par jour')).toHaveValue('500');
  show({});
  for (const field of screen.getAllByRole('checkbox', { hidden: true })) {
    expect(field).not.toBeChecked();
  }
  expect(screen.getByLabelText('Forfait par jour')).toHaveValue('');
  expect(screen.getByLabelText('Mots')).toHaveValue('');
  show(chosen);
  expect(box('Dimanche')).toBeChecked();
  expect(inDay('Lundi', 'Soir/nuit')).toBeChecked();
  expect(screen.getByLabelText('Mots')).toHaveValue('urgences');
});

test('a choice is sent to the feeds too', () => {
  const search = { ...defaultSearch, criteria: { with: ['housing'] }, week: dayBits(2) };
  expect(formatAdFeedFilters(search)).toBe('with=housing&days=wed');
});

test('what has the focus in the served form and is no field has it in this one', () => {
  const focused = { name: '', value: '', text: 'Plus de critères' };
  setUp({}, { fields: null, focused, isUnfolded: false });
  expect(screen.getByText('Plus de critères')).toHaveFocus();
});
