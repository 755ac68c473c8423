import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Facets } from '@/lib/ads/index/facets';
import {
  type AdSearch,
  defaultSearch,
  formatAdFeedFilters,
  formatAdSearch,
} from '@/lib/ads/search';
import { dayBits, slotBit } from '@/lib/ads/week';
import { fakeNetwork } from '../browser.fixture';
import { FilterForm } from './filter-form';

/** Renders the form beside the list; returns the queries of its searches, and shows another search. */
function setUp(search: Partial<AdSearch> = {}) {
  const onSearch = jest.fn<(search: AdSearch, mode?: 'push' | 'replace') => void>();
  const form = (shown: Partial<AdSearch>) => (
    <FilterForm
      search={{ ...defaultSearch, ...shown }}
      specialties={[]}
      place={null}
      when={[]}
      served={{ search: { ...defaultSearch, ...search }, facets: null }}
      live
      onSearch={onSearch}
      onReset={() => {}}
    />
  );
  const { rerender } = render(form(search));
  return {
    onSearch,
    searched: () => onSearch.mock.calls.map(([found]) => formatAdSearch(found)),
    show: (other: Partial<AdSearch>) => rerender(form(other)),
  };
}

const box = (name: string) => screen.getByRole('checkbox', { name });

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

test('a day has all of its half-days, and is one without them', async () => {
  const { searched, show } = setUp({ week: dayBits(2) });
  expect(box('Mercredi')).toBeChecked();
  expect(box('Mercredi soir/nuit')).toBeChecked();
  await userEvent.click(box('Mercredi matin'));
  expect(box('Mercredi')).not.toBeChecked();
  expect(searched()).toEqual(['days=wed&slots=afternoon,night']);
  show({ week: slotBit(2, 0) });
  expect(box('Mercredi')).not.toBeChecked();
  expect(box('Mercredi matin')).toBeChecked();
  await userEvent.click(box('Mercredi'));
  expect(box('Mercredi après-midi')).toBeChecked();
  expect(searched().at(-1)).toBe('days=wed');
  await userEvent.click(box('Mercredi'));
  expect(box('Mercredi matin')).not.toBeChecked();
  expect(searched().at(-1)).toBe('');
});

test('« Seulement ces jours » counts with days alone', async () => {
  const { searched } = setUp();
  await userEvent.click(box('Seulement ces jours'));
  expect(searched().at(-1)).toBe('');
  await userEvent.click(box('Jeudi'));
  expect(searched().at(-1)).toBe('days=thu&only=1');
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

test('words that the search leaves out leave the field', async () => {
  const { searched } = setUp({ words: 'nuit' });
  await userEvent.type(screen.getByLabelText('Mots'), ' Nuit n');
  await userEvent.tab();
  expect(searched()).toEqual(['q=nuit']);
  expect(screen.getByLabelText('Mots')).toHaveValue('nuit');
  await userEvent.clear(screen.getByLabelText('Mots'));
  await userEvent.type(screen.getByLabelText('Mots'), 'b c e f g h i j k{Enter}');
  expect(searched()).toContain('q=b+c+e+f+g+h+i+j');
  expect(screen.getByLabelText('Mots')).toHaveValue('b c e f g h i j');
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
  expect(box('Lundi soir/nuit')).toBeChecked();
  expect(screen.getByLabelText('Mots')).toHaveValue('urgences');
});

const facets: Facets = {
  count: 0,
  fitting: 0,
  when: [],
  specialties: { 3: 12, 5: 4 },
  criteria: { retrocession: {}, forfait: {}, sector: {}, rhythm: {}, with: {}, owner: {} },
  days: {},
};

beforeAll(() => {
  // jsdom lays nothing out, so that nothing scrolls.
  Element.prototype.scrollIntoView = () => {};
});

test('in the dialog the counts follow each choice, before it applies', async () => {
  const requested = fakeNetwork();
  const onSearch = jest.fn();
  render(
    <FilterForm
      search={defaultSearch}
      specialties={[{ id: 3, name: 'Urologie' }]}
      place={null}
      when={[]}
      served={{ search: defaultSearch, facets }}
      onSearch={onSearch}
      onReset={() => {}}
    />,
  );
  expect(box('Logement (0)')).not.toBeChecked();
  await userEvent.click(box('Mercredi (0)'));
  const counted = { ...facets, criteria: { ...facets.criteria, with: { housing: 7 } } };
  expect(requested.map(({ url }) => url)).toEqual(['/api/ads/facets?days=wed']);
  await act(async () => requested[0]?.respond(counted));
  expect(box('Logement (7)')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Spécialité/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Urologie/ }));
  expect(requested.at(-1)?.url).toBe('/api/ads/facets?specialty=3&days=wed');
  expect(onSearch).not.toHaveBeenCalled();
});

test('each choice has its number, and those that the API knows have none while the index prepares', () => {
  const search = { ...defaultSearch, criteria: { with: ['housing'] } };
  const form = (counted: Facets | null) => (
    <FilterForm
      search={search}
      specialties={[]}
      place={null}
      when={[]}
      served={{ search, facets: counted }}
      live
      onSearch={() => {}}
      onReset={() => {}}
    />
  );
  const { rerender } = render(form(null));
  expect(box('Jeudi')).not.toBeChecked();
  rerender(form({ ...facets, days: { thu: 9 } }));
  expect(box('Jeudi (9)')).not.toBeChecked();
  expect(box('Logement (0)')).toBeChecked();
});

test('the radius follows another search, and keeps the focus', () => {
  const { show } = setUp({ place: 'quimper-29' });
  screen.getByLabelText('Rayon').focus();
  show({ place: 'quimper-29', radius: 100 });
  expect(screen.getByLabelText('Rayon')).toHaveFocus();
  expect(screen.getByLabelText('Rayon')).toHaveValue('100');
});

test('what is unfolded stays so without its last choice', async () => {
  const { show } = setUp();
  await userEvent.click(screen.getByText('Plus de critères'));
  show({ criteria: { sector: ['1'] } });
  show({});
  expect(box('Secteur 1').closest('details')).toHaveAttribute('open');
});

test('each checkbox makes a history entry of its own', async () => {
  const onSearch = setUp().onSearch;
  await userEvent.click(box('Logement'));
  await userEvent.click(box('Repas'));
  expect(onSearch.mock.calls.map(([, mode]) => mode)).toEqual(['push', 'push']);
});

test('a choice is sent to the feeds too', () => {
  const search = { ...defaultSearch, criteria: { with: ['housing'] }, week: dayBits(2) };
  expect(formatAdFeedFilters(search)).toBe('with=housing&days=wed');
});
